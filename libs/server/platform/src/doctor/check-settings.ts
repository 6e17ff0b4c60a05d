import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, unknownSettings } from '../config';
import { fail, type Finding, ok, warn } from './finding';

const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

export const checkAddress = ({ production, publicUrl }: Config): Finding => {
  const url = new URL(publicUrl);
  if (production && isLocal(url)) {
    return fail(
      `PUBLIC_URL is ${publicUrl}: links in mails lead nowhere. Name the site's address.`,
    );
  }
  if (production && url.protocol !== 'https:') {
    return fail(`PUBLIC_URL is ${publicUrl}: passwords travel openly. Serve the site by HTTPS.`);
  }
  if (!production && !isLocal(url)) {
    return warn(
      `PUBLIC_URL is ${publicUrl}, but NODE_ENV is not production: set it, or the site has demo data and no second factor.`,
    );
  }
  return ok(`PUBLIC_URL is ${publicUrl}.`);
};

export const checkProxy = ({ production, trustProxy, host }: Config): Finding => {
  const isBehindProxy = production && host === '127.0.0.1';
  return isBehindProxy && !trustProxy
    ? warn(
        'TRUST_PROXY is off, and the server listens to this machine alone: behind a proxy everybody has one address and shares its limits. Set TRUST_PROXY=1.',
      )
    : ok(`TRUST_PROXY is ${trustProxy ? 'on' : 'off'}.`);
};

/** Distinct characters of a random text of 32; a phrase that was typed has fewer. */
const minDistinct = 12;

export const checkSecret = ({ secret, dataDir }: Config): Finding => {
  if (secret) {
    return new Set(secret).size < minDistinct
      ? warn('LMS_SECRET can be guessed: make one by openssl rand -base64 32.')
      : ok(`LMS_SECRET has ${secret.length} characters.`);
  }
  const file = join(dataDir, 'secret');
  const kept = statSync(file, { throwIfNoEntry: false });
  if (!kept) return ok('The first start makes a secret.');
  return kept.mode & 0o077
    ? fail(`${file} can be read by others: chmod 600 ${file}`)
    : ok(`The secret in ${file} is of ${kept.mtime.toISOString().slice(0, 10)}.`);
};

/** Names the settings that have the server believe whoever answers in the place of a service. */
export const checkCertificates = (config: Config, env: NodeJS.ProcessEnv): Finding => {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrls, smtpUrl } = config;
  const isUnverified = (url?: string) => /[?&]sslmode=no-verify\b/.test(url ?? '');
  const believing = {
    NODE_TLS_REJECT_UNAUTHORIZED: env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0',
    DATABASE_URL: isUnverified(databaseUrl),
    DATABASE_DIRECT_URL: isUnverified(databaseDirectUrl),
    DATABASE_REPLICA_URL: databaseReplicaUrls.some(isUnverified),
    SMTP_URL: /[?&]tls\.rejectUnauthorized=false\b/.test(smtpUrl ?? ''),
  };
  const names = Object.keys(believing).filter((name) => believing[name as keyof typeof believing]);
  return names.length > 0
    ? warn(
        `${names.join(', ')}: certificates are not verified, so whoever is in between reads along. Name their authority in NODE_EXTRA_CA_CERTS instead.`,
      )
    : ok('Certificates of other services are verified.');
};

/** Names misspelt settings, which a server leaves out. */
export const checkNames = (env: NodeJS.ProcessEnv): Finding => {
  const names = unknownSettings(env);
  return names.length > 0
    ? warn(`${names.join(', ')}: no such setting, so it is left out. The README lists them all.`)
    : ok('No setting is misspelt.');
};

/** Says that an older secret is still accepted. */
export const checkOtherSecret = ({ otherSecret }: Config): Finding =>
  otherSecret
    ? warn('LMS_OTHER_SECRET is set: run npm run rotate-secret, and take it away a day later.')
    : ok('No other secret is accepted.');

/** Says when the contact for vulnerabilities ends: an expired one counts as none. */
export const checkSecurityContact = ({ securityContact }: Config, now: Date): Finding => {
  if (!securityContact) return ok('SECURITY_CONTACT is not set: there is no security.txt.');
  const { url, expires } = securityContact;
  return Date.parse(expires) <= now.getTime()
    ? warn(
        `SECURITY_CONTACT_EXPIRES is ${expires}, which has passed: see whether ${url} is still right, and set a day within a year.`,
      )
    : ok(`Vulnerabilities are reported to ${url}.`);
};
