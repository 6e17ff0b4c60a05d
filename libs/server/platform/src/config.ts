import { demoSiteContact, email, isDay, type SiteContact } from '@lms/contract';
import { StartError } from '@lms/server/database';
import { join } from 'node:path';
import * as yup from 'yup';
import { isFilesUrl } from './files/files-url';
import type { OutgoingTest } from './outgoing/sites-of-tests';

/** Settings of the server; the README lists their environment variables. */
export interface Config {
  port: number;
  host: string;
  /** Public address of the site, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** Folder of the backups, better on another disk than `dataDir`. */
  backupDir: string;
  /** Address of a PostgreSQL server; without it the embedded database is used. */
  databaseUrl?: string;
  /** Address of the same database past the pooler that `databaseUrl` names. */
  databaseDirectUrl?: string;
  /** Addresses of replicas of that database, for lists and reports. */
  databaseReplicaUrls: string[];
  /** Days for which the system log keeps its lines. */
  systemLogDays: number;
  /** Days for which the activity log keeps the acts of learners; without it for good. */
  activityLogDays?: number;
  /** Days for which notifications are kept; without it for good. */
  notificationDays?: number;
  /** Bucket of the site's files, with its keys; without it they are in `dataDir`. */
  filesUrl?: string;
  /** Milliseconds that a request waits for a bucket, or for a large file to be stored. */
  filesAnswerMs: number;
  /** Has browsers read videos and files of reports from the bucket, by links that it checks. */
  filesLinks: boolean;
  /** Address of a mail server; without it mail is written into `<dataDir>/outbox`. */
  smtpUrl?: string;
  mailFrom: string;
  /**
   * Contact details of the site's operators, shown on its pages; contact messages go to its email.
   */
  contact: SiteContact;
  /**
   * Where those who find a vulnerability report it, for `/.well-known/security.txt` (RFC 9116), and
   * the day (YYYY-MM-DD) until which that holds; without it there is no such file.
   */
  securityContact?: { url: string; expires: string };
  /** Enables demo data and the demo payment gateway. */
  demo: boolean;
  production: boolean;
  /**
   * Secret for signatures. Required in production; elsewhere `keptSecret` provides one if it is
   * missing.
   */
  secret?: string;
  /** Secret that is accepted besides, while `secret` takes its place or it takes that of `secret`. */
  otherSecret?: string;
  logLevel: LogLevel;
  /** Takes the client's address from `X-Forwarded-For`. */
  trustProxy: boolean;
  /**
   * Gives the same answer to every failed sign-in, so that it does not tell which addresses have
   * accounts.
   */
  uniformAuthErrors: boolean;
  /** Token that `/metrics` asks for; without it there is no such call. */
  metricsToken?: string;
  /** Share of the requests of which traces are sent, if OTEL_ variables name a receiver. */
  traces?: { share: number };
  /** Lets administrators of the site and of organizations do nothing without a second factor. */
  requireSecondFactor: boolean;
  /** Has the server ask the sites of issuers about badges that only they can prove. */
  askIssuers: boolean;
  /** Sites that only tests ask: no variable sets it, and production refuses it. */
  outgoingTest?: OutgoingTest;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Secret of the example settings, which is public. */
export const demoSecret = 'demo-secret-demo-secret-demo-secret';

/** Error for unusable settings; each line of the message names a variable. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

const isUrl = (value: string, protocols: string[]) =>
  URL.canParse(value) && protocols.some((protocol) => value.startsWith(protocol));

const url = (...protocols: string[]) =>
  yup
    .string()
    .test(
      'url',
      `must be a URL that begins with ${protocols.join(' or ')}`,
      (value) => value === undefined || isUrl(value, protocols),
    );

/** Returns the addresses of a setting that may hold several, with spaces between them. */
const addressesIn = (value = '') => value.split(/\s+/).filter(Boolean);

const flag = () => yup.string().oneOf(['0', '1', 'false', 'true'], 'must be 0, 1, true or false');

const portMessage = 'must be a whole number from 0 to 65535';

/** Days for which something is kept. */
const days = (min: number) => {
  const message = `must be a whole number, at least ${min}`;
  return yup.number().typeError(message).integer(message).min(min, message);
};
const secretMessage = 'must have at least 32 characters';
const shareMessage = 'must be a number from 0 to 1';

const settings = yup.object({
  PORT: yup
    .number()
    .typeError(portMessage)
    .integer(portMessage)
    .min(0, portMessage)
    .max(65535, portMessage)
    .default(4200),
  HOST: yup.string().default('127.0.0.1'),
  PUBLIC_URL: url('http://', 'https://').when('NODE_ENV', {
    is: 'production',
    then: (publicUrl) => publicUrl.required('is required in production'),
  }),
  LMS_DATA_DIR: yup.string().default('.data'),
  LMS_BACKUP_DIR: yup.string(),
  DATABASE_URL: url('postgres://', 'postgresql://')
    .when('DATABASE_DIRECT_URL', {
      is: (direct?: string) => direct !== undefined,
      then: (pooler) => pooler.required('is required beside DATABASE_DIRECT_URL'),
    })
    .when('DATABASE_REPLICA_URL', {
      is: (replicas?: string) => replicas !== undefined,
      then: (primary) => primary.required('is required beside DATABASE_REPLICA_URL'),
    }),
  DATABASE_REPLICA_URL: yup
    .string()
    .test(
      'urls',
      'must be URLs that begin with postgres:// or postgresql://, with spaces between them',
      (value) => addressesIn(value).every((one) => isUrl(one, ['postgres://', 'postgresql://'])),
    ),
  DATABASE_DIRECT_URL: url('postgres://', 'postgresql://'),
  LMS_SYSTEM_LOG_DAYS: days(1).default(30),
  LMS_ACTIVITY_LOG_DAYS: days(366),
  LMS_NOTIFICATION_DAYS: days(30),
  FILES_URL: yup
    .string()
    .test(
      'bucket',
      'must be s3://KEY:SECRET@HOST/BUCKET?region=REGION, with %-codes for what a URL has not',
      (value) => value === undefined || isFilesUrl(value),
    ),
  FILES_LINKS: flag().test(
    'bucket',
    'needs FILES_URL',
    (value, { parent }) => !isOn(value) || parent.FILES_URL !== undefined,
  ),
  SMTP_URL: url('smtp://', 'smtps://'),
  MAIL_FROM: yup.string().default('LMS <no-reply@localhost>'),
  CONTACT_EMAIL: yup
    .string()
    .test('address', 'must be an email address', (value) =>
      email({ min: 3, max: 254 }).isValidSync(value),
    ),
  SITE_PHONE: yup.string().max(100, 'must have at most 100 characters'),
  SITE_ADDRESS: yup.string().max(300, 'must have at most 300 characters'),
  SECURITY_CONTACT: url('mailto:', 'https://'),
  SECURITY_CONTACT_EXPIRES: yup
    .string()
    .test('day', 'must be a day (YYYY-MM-DD)', (value) => value === undefined || isDay(value))
    .when('SECURITY_CONTACT', {
      is: Boolean,
      then: (expires) => expires.required('is required beside SECURITY_CONTACT'),
    }),
  NODE_ENV: yup.string(),
  LMS_DEMO: flag().when('NODE_ENV', {
    is: 'production',
    then: (demo) => demo.test('off', 'can not be on in production', (value) => !isOn(value)),
  }),
  LMS_SECRET: yup
    .string()
    .min(32, secretMessage)
    .when('NODE_ENV', {
      is: 'production',
      then: (secret) =>
        secret
          .required('is required in production')
          .notOneOf([demoSecret], 'must not be the demo secret in production'),
    }),
  LMS_OTHER_SECRET: yup.string().min(32, secretMessage),
  LOG_LEVEL: yup
    .string()
    .oneOf(logLevels, `must be one of ${logLevels.join(', ')}`)
    .default('info'),
  METRICS_TOKEN: yup.string().min(16, 'must have at least 16 characters'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http://', 'https://'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http://', 'https://'),
  OTEL_TRACES_SAMPLER_ARG: yup
    .number()
    .typeError(shareMessage)
    .min(0, shareMessage)
    .max(1, shareMessage)
    .default(1),
  TRUST_PROXY: flag(),
  LMS_UNIFORM_AUTH_ERRORS: flag(),
  LMS_REQUIRE_SECOND_FACTOR: flag(),
  LMS_ASK_ISSUERS: flag(),
});

/**
 * Reads the settings from the environment.
 *
 * @throws ConfigError with all problems at once
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const values = validate(env);
  const production = values.NODE_ENV === 'production';
  const demo = values.LMS_DEMO === undefined ? !production : isOn(values.LMS_DEMO);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: values.LMS_DATA_DIR,
    backupDir: values.LMS_BACKUP_DIR ?? join(values.LMS_DATA_DIR, 'backups'),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReplicaUrls: addressesIn(values.DATABASE_REPLICA_URL),
    systemLogDays: values.LMS_SYSTEM_LOG_DAYS,
    activityLogDays: values.LMS_ACTIVITY_LOG_DAYS,
    notificationDays: values.LMS_NOTIFICATION_DAYS,
    filesUrl: values.FILES_URL,
    filesAnswerMs: 10_000,
    filesLinks: isOn(values.FILES_LINKS),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contact: {
      email: values.CONTACT_EMAIL ?? (demo ? demoSiteContact.email : addressOf(values.MAIL_FROM)),
      phone: values.SITE_PHONE ?? (demo ? demoSiteContact.phone : ''),
      address: values.SITE_ADDRESS ?? (demo ? demoSiteContact.address : ''),
    },
    ...(values.SECURITY_CONTACT && {
      securityContact: {
        url: values.SECURITY_CONTACT,
        expires: values.SECURITY_CONTACT_EXPIRES ?? '',
      },
    }),
    demo,
    production,
    secret: values.LMS_SECRET,
    otherSecret: values.LMS_OTHER_SECRET,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    ...((values.OTEL_EXPORTER_OTLP_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) && {
      traces: { share: values.OTEL_TRACES_SAMPLER_ARG },
    }),
    trustProxy: isOn(values.TRUST_PROXY),
    uniformAuthErrors: isOn(values.LMS_UNIFORM_AUTH_ERRORS),
    requireSecondFactor:
      values.LMS_REQUIRE_SECOND_FACTOR === undefined
        ? production
        : isOn(values.LMS_REQUIRE_SECOND_FACTOR),
    askIssuers: isOn(values.LMS_ASK_ISSUERS),
  };
}

/** Names the variables that look like settings of the product and are none, as a misspelt one does. */
export const unknownSettings = (env: NodeJS.ProcessEnv = process.env) =>
  Object.keys(env).filter(
    (name) => name.startsWith('LMS_') && name !== 'LMS_BUILT_WORKERS' && !(name in settings.fields),
  );

function validate(env: NodeJS.ProcessEnv) {
  // An empty variable counts as unset, because compose files and shells pass such variables.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  try {
    return settings.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const lines = error.inner.map(({ path, message }) => `${path} ${message}`);
    throw new ConfigError([...new Set(lines)].join('\n'));
  }
}

/** Returns `learn@example.org` from `Learn <learn@example.org>`. */
function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
