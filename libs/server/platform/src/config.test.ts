import { demoSiteContact } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { ConfigError, demoSecret, readConfig } from './config';

const secret = 'x'.repeat(32);
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://learn.example.org',
  LMS_SECRET: secret,
};

describe('readConfig', () => {
  it('has a default for every setting', () => {
    expect(readConfig({})).toEqual({
      port: 4200,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4200',
      dataDir: '.data',
      backupDir: '.data/backups',
      databaseReplicaUrls: [],
      systemLogDays: 30,
      mailFrom: 'LMS <no-reply@localhost>',
      contact: demoSiteContact,
      filesAnswerMs: 10_000,
      filesLinks: false,
      demo: true,
      production: false,
      logLevel: 'info',
      trustProxy: false,
      uniformAuthErrors: false,
      requireSecondFactor: false,
      askIssuers: false,
    });
  });

  it('takes the settings from the environment', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://learn.example.org/',
      LMS_DATA_DIR: '/var/lib/lms',
      LMS_BACKUP_DIR: '/srv/backups',
      DATABASE_URL: 'postgresql://lms@pooler/lms',
      DATABASE_DIRECT_URL: 'postgresql://lms@db/lms',
      DATABASE_REPLICA_URL: 'postgres://lms@one/lms  postgres://lms@two/lms',
      LMS_SYSTEM_LOG_DAYS: '90',
      LMS_ACTIVITY_LOG_DAYS: '1826',
      LMS_NOTIFICATION_DAYS: '90',
      FILES_URL: 's3://KEY:SE%2FCRET@s3.example.org/lms-files?region=bd-1',
      FILES_LINKS: '1',
      SMTP_URL: 'smtps://mail.example.org',
      MAIL_FROM: 'Learn <learn@example.org>',
      CONTACT_EMAIL: 'help@example.org',
      SITE_PHONE: '16100',
      SITE_ADDRESS: 'Agargaon, Dhaka',
      SECURITY_CONTACT: 'mailto:security@example.org',
      SECURITY_CONTACT_EXPIRES: '2027-06-30',
      NODE_ENV: 'production',
      LMS_SECRET: secret,
      LMS_OTHER_SECRET: `${secret}-2026`,
      LMS_ASK_ISSUERS: '1',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: 'a-token-of-the-watch',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
      TRUST_PROXY: '1',
      LMS_UNIFORM_AUTH_ERRORS: 'true',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://learn.example.org',
      dataDir: '/var/lib/lms',
      backupDir: '/srv/backups',
      databaseUrl: 'postgresql://lms@pooler/lms',
      databaseDirectUrl: 'postgresql://lms@db/lms',
      databaseReplicaUrls: ['postgres://lms@one/lms', 'postgres://lms@two/lms'],
      systemLogDays: 90,
      activityLogDays: 1826,
      notificationDays: 90,
      filesUrl: 's3://KEY:SE%2FCRET@s3.example.org/lms-files?region=bd-1',
      filesAnswerMs: 10_000,
      filesLinks: true,
      smtpUrl: 'smtps://mail.example.org',
      mailFrom: 'Learn <learn@example.org>',
      contact: { email: 'help@example.org', phone: '16100', address: 'Agargaon, Dhaka' },
      securityContact: { url: 'mailto:security@example.org', expires: '2027-06-30' },
      demo: false,
      production: true,
      secret,
      otherSecret: `${secret}-2026`,
      logLevel: 'warn',
      metricsToken: 'a-token-of-the-watch',
      traces: { share: 0.05 },
      trustProxy: true,
      uniformAuthErrors: true,
      requireSecondFactor: true,
      askIssuers: true,
    });
  });

  it('lets the demo be switched in both directions', () => {
    expect(readConfig({ LMS_DEMO: 'false' }).demo).toBe(false);
    expect(readConfig(production).demo).toBe(false);
    expect(problems({ ...production, LMS_DEMO: '1' })).toEqual([
      'LMS_DEMO can not be on in production',
    ]);
  });

  it('is written to at the sender of its mails unless it says otherwise', () => {
    const contactOf = (MAIL_FROM: string) => readConfig({ LMS_DEMO: '0', MAIL_FROM }).contact;
    const contact = { email: 'learn@example.org', phone: '', address: '' };
    expect(contactOf('Learn <learn@example.org>')).toEqual(contact);
    expect(contactOf('learn@example.org')).toEqual(contact);
  });

  it('takes an empty variable as absent', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({
      port: 4200,
      smtpUrl: undefined,
    });
  });

  it('reports all problems together, one line each', () => {
    const env = {
      PORT: 'abc',
      PUBLIC_URL: 'learn.example.org',
      DATABASE_URL: 'mysql://db',
      DATABASE_REPLICA_URL: 'postgres://lms@one/lms, mysql://two',
      FILES_URL: 's3://s3.example.org/lms-files',
      SMTP_URL: 'mail.example.org',
      CONTACT_EMAIL: 'the help desk',
      SECURITY_CONTACT: 'security@example.org',
      SECURITY_CONTACT_EXPIRES: 'next year',
      LMS_DEMO: 'maybe',
      LMS_SECRET: 'short',
      LMS_SYSTEM_LOG_DAYS: '0',
      LMS_ACTIVITY_LOG_DAYS: '365',
      LMS_NOTIFICATION_DAYS: '29',
      LMS_OTHER_SECRET: 'short',
      LOG_LEVEL: 'loud',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '5',
    };
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(problems(env).sort()).toEqual([
      'CONTACT_EMAIL must be an email address',
      'DATABASE_REPLICA_URL must be URLs that begin with postgres:// or postgresql://, with spaces between them',
      'DATABASE_URL must be a URL that begins with postgres:// or postgresql://',
      'FILES_URL must be s3://KEY:SECRET@HOST/BUCKET?region=REGION, with %-codes for what a URL has not',
      'LMS_ACTIVITY_LOG_DAYS must be a whole number, at least 366',
      'LMS_DEMO must be 0, 1, true or false',
      'LMS_NOTIFICATION_DAYS must be a whole number, at least 30',
      'LMS_OTHER_SECRET must have at least 32 characters',
      'LMS_SECRET must have at least 32 characters',
      'LMS_SYSTEM_LOG_DAYS must be a whole number, at least 1',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that begins with http:// or https://',
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1',
      'PORT must be a whole number from 0 to 65535',
      'PUBLIC_URL must be a URL that begins with http:// or https://',
      'SECURITY_CONTACT must be a URL that begins with mailto: or https://',
      'SECURITY_CONTACT_EXPIRES must be a day (YYYY-MM-DD)',
      'SMTP_URL must be a URL that begins with smtp:// or smtps://',
    ]);
  });

  it('wants to know until when its contact for vulnerabilities holds', () => {
    expect(problems({ SECURITY_CONTACT: 'mailto:security@example.org' })).toEqual([
      'SECURITY_CONTACT_EXPIRES is required beside SECURITY_CONTACT',
    ]);
  });

  it('wants the database beside its replicas', () => {
    expect(problems({ DATABASE_REPLICA_URL: 'postgres://lms@one/lms' })).toEqual([
      'DATABASE_URL is required beside DATABASE_REPLICA_URL',
    ]);
  });

  it('gives no links of a bucket without one', () => {
    expect(problems({ FILES_LINKS: '1' })).toEqual(['FILES_LINKS needs FILES_URL']);
    expect(problems({ FILES_LINKS: '0' })).toEqual([]);
  });

  it('wants a pooler beside the way past it', () => {
    expect(problems({ DATABASE_DIRECT_URL: 'postgres://db/lms' })).toEqual([
      'DATABASE_URL is required beside DATABASE_DIRECT_URL',
    ]);
  });

  it('wants an address and a secret of its own in production', () => {
    expect(problems({ NODE_ENV: 'production', PUBLIC_URL: ' ' }).sort()).toEqual([
      'LMS_SECRET is required in production',
      'PUBLIC_URL is required in production',
    ]);
    expect(problems({ ...production, LMS_SECRET: demoSecret })).toEqual([
      'LMS_SECRET must not be the demo secret in production',
    ]);
    expect(readConfig({ LMS_SECRET: demoSecret }).secret).toBe(demoSecret);
  });
});

function problems(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}
