import { describe, expect, test } from 'vitest';
import { describeProblems, parseSettings, problemsOfDeployment } from './config.ts';

const COMPLETE = {
  BREVO_API_KEY: 'xkeysib-123',
  MANAGEMENT_EMAIL: 'gestion@alheli.example',
  MANAGEMENT_NAME: 'Gestión',
  SENDER_EMAIL: 'web@alheli.example',
  SENDER_NAME: 'Web de Alhelí',
};

const problemsOf = (env: Record<string, string | undefined>) => parseSettings(env).problems;
const malformed = (variable: string) => [{ variable, isMissing: false }];

describe('parseSettings', () => {
  test('S-API-3 S-API-6: names, addresses and key come from the environment, the rest has defaults', () => {
    expect(parseSettings(COMPLETE)).toEqual({
      problems: [],
      config: {
        brevo: { apiKey: 'xkeysib-123', baseUrl: 'https://api.brevo.com' },
        management: { emails: ['gestion@alheli.example'], name: 'Gestión' },
        sender: { email: 'web@alheli.example', name: 'Web de Alhelí' },
        limits: {
          visitor: [{ count: 30, seconds: 86_400 }],
          total: [
            { count: 60, seconds: 3600 },
            { count: 240, seconds: 86_400 },
          ],
        },
      },
    });
  });

  test('S-API-6: every missing variable is listed at once, and an empty one is missing', () => {
    const missing = Object.keys(COMPLETE).map((variable) => ({ variable, isMissing: true }));
    expect(problemsOf({ BREVO_API_KEY: '', SENDER_NAME: '  ' })).toEqual(missing);
  });

  test.each([
    ['BREVO_API_KEY', 'two words'],
    ['BREVO_API_KEY', 'xkeysib-two words'],
    ['BREVO_API_KEY', 'xkeysib-'],
    ['BREVO_API_KEY', '"xkeysib-123"'],
    ['BREVO_API_KEY', "xkeysib-123'"],
    ['BREVO_API_KEY', 'xkeysib-123\\n'],
    ['BREVO_API_KEY', 'BREVO_API_KEY=xkeysib-123'],
    ['BREVO_API_KEY', 'xkeysib-a=b'],
    ['BREVO_API_KEY', 'xkeysib-****AbCd'],
    ['BREVO_API_KEY', 'xsmtpsib-123'],
    ['BREVO_API_KEY', 'clé'],
    ['BREVO_BASE_URL', 'api.brevo.com'],
    ['BREVO_BASE_URL', 'ftp://api.brevo.com'],
    ['BREVO_BASE_URL', 'http://api.brevo.com'],
    ['BREVO_BASE_URL', 'http://localhost.example'],
    ['BREVO_BASE_URL', 'https://user:secret@api.brevo.com'],
    ['BREVO_BASE_URL', 'https://api.brevo.com/?x=1'],
    ['MANAGEMENT_EMAIL', 'gestion'],
    ['MANAGEMENT_NAME', '<>'],
    ['SENDER_EMAIL', 'web@localhost'],
    ['SENDER_NAME', '...'],
    ['RATE_LIMIT_VISITOR', '5'],
    ['RATE_LIMIT_VISITOR', '0/600'],
    ['RATE_LIMIT_VISITOR', '5/0'],
    ['RATE_LIMIT_VISITOR', '-5/600'],
    ['RATE_LIMIT_TOTAL', '1.5/600'],
    ['RATE_LIMIT_TOTAL', '60/3600s'],
    ['RATE_LIMIT_TOTAL', '60/2678401'],
    ['RATE_LIMIT_VISITOR', '20/86401'],
    ['RATE_LIMIT_TOTAL', '60/3600,'],
    ['RATE_LIMIT_VISITOR', '5/600;20/86400'],
    ['RATE_LIMIT_TOTAL', '10/3600,20/3600'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'http://redis.example'],
    ['REDIS_URL', 'redis://'],
    ['REDIS_URL', 'redis://redis.example/first'],
    ['REDIS_URL', 'redis://redis.example?enableOfflineQueue=1'],
    ['ALARM_WEBHOOK_URL', 'hooks.example/T0'],
    ['ALARM_WEBHOOK_URL', 'http://hooks.example/T0'],
    ['ALARM_WEBHOOK_URL', 'https://user@hooks.example/T0'],
    ['ALARM_WEBHOOK_URL', 'https://:password@hooks.example/T0'],
    ['ALARM_WEBHOOK_URL', 'https://'],
    ['MANAGEMENT_EMAIL', 'gestion@alheli.example, estudio'],
    ['MANAGEMENT_EMAIL', ' , '],
    ['MANAGEMENT_EMAIL', 'a@x.es,b@x.es,c@x.es,d@x.es,e@x.es,f@x.es'],
  ])('S-API-6: %s=%j is malformed', (variable, value) => {
    expect(problemsOf({ ...COMPLETE, [variable]: value })).toEqual(malformed(variable));
  });

  test.each([
    [
      'RATE_LIMIT_TOTAL',
      '60/3600, 200/2678400',
      {
        limits: {
          total: [
            { count: 60, seconds: 3600 },
            { count: 200, seconds: 2_678_400 },
          ],
        },
      },
    ],
    [
      'BREVO_BASE_URL',
      'http://127.0.0.1:1/brevo/',
      { brevo: { baseUrl: 'http://127.0.0.1:1/brevo' } },
    ],
    ['BREVO_BASE_URL', 'https://brevo.example', { brevo: { baseUrl: 'https://brevo.example' } }],
    ['BREVO_API_KEY', ' xkeysib-123\n', { brevo: { apiKey: 'xkeysib-123' } }],
    ['REDIS_URL', 'redis://127.0.0.1:6379', { redisUrl: 'redis://127.0.0.1:6379' }],
    [
      'REDIS_URL',
      'rediss://a:p%40ss@b.example:1/2',
      { redisUrl: 'rediss://a:p%40ss@b.example:1/2' },
    ],
  ])('S-API-3 S-API-6 S-API-8 U-19: %s=%j is well-formed', (variable, value, config) => {
    const settings = parseSettings({ ...COMPLETE, [variable]: value });
    expect(settings).toMatchObject({ config, problems: [] });
  });

  test.each([
    ['REDIS_URL', 'redis://h/?x=1', { redisUrl: undefined }],
    ['RATE_LIMIT_VISITOR', 'many', { limits: { visitor: [{ count: 30, seconds: 86_400 }] } }],
    ['BREVO_BASE_URL', 'brevo', { brevo: { baseUrl: 'https://api.brevo.com' } }],
  ])('U-31: the default stands in for a malformed %s', (variable, value, config) => {
    const settings = parseSettings({ ...COMPLETE, [variable]: value });
    expect(settings).toMatchObject({ config, problems: malformed(variable) });
  });
});

test('S-API-6: one line names each variable and no value', () => {
  const env = { BREVO_API_KEY: 'my secret', SENDER_EMAIL: '', SENDER_NAME: '', REDIS_URL: 'x' };
  expect(describeProblems(problemsOf({ ...COMPLETE, ...env }))).toBe(
    'SENDER_EMAIL y SENDER_NAME (sin valor); BREVO_API_KEY y REDIS_URL (valor no válido)',
  );
});

test.each([
  'https://hooks.example/T0/B0/x',
  'https://ntfy.example/alheli?tpl=1&m=%7B%7B.text%7D%7D',
  'http://localhost/alarms',
  'http://[::1]:1/',
])('U-21: a webhook may be %s', (url) => {
  const settings = parseSettings({ ...COMPLETE, ALARM_WEBHOOK_URL: ` ${url}\n` });
  expect(settings).toMatchObject({ alarmWebhook: url, problems: [] });
});

test('U-21: an empty webhook and an empty secret are none', () => {
  const { alarmWebhook, cronSecret } = parseSettings({ ALARM_WEBHOOK_URL: '', CRON_SECRET: ' ' });
  expect([alarmWebhook, cronSecret]).toEqual([undefined, undefined]);
});

describe('several receivers', () => {
  const receiversOf = (MANAGEMENT_EMAIL: string) => {
    const { config, problems } = parseSettings({ ...COMPLETE, MANAGEMENT_EMAIL });
    return [config?.management.emails, problems];
  };
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@estudio.example`);

  test('U-30: up to five addresses stand between commas, and empty entries are ignored', () => {
    expect(receiversOf(`${five.join(', ')},`)).toEqual([five, []]);
  });

  test('U-30: an address counts once, however it is written', () => {
    expect(receiversOf('a@estudio.example, A@Estudio.example,b@estudio.example')).toEqual([
      ['A@Estudio.example', 'b@estudio.example'],
      [],
    ]);
  });

  test.each([
    [1, 240],
    [2, 120],
    [5, 48],
  ])(
    'U-19: with %i receivers, %i requests a day leave mails of Brevo’s free plan for alarms',
    (receivers, count) => {
      const MANAGEMENT_EMAIL = five.slice(0, receivers).join();
      const { config } = parseSettings({ ...COMPLETE, MANAGEMENT_EMAIL });
      expect(config?.limits.total.at(-1)).toEqual({ count, seconds: 86_400 });
    },
  );
});

test('S-API-6: the stand-in on this machine takes any key', () => {
  const env = { ...COMPLETE, BREVO_API_KEY: 'local', BREVO_BASE_URL: 'http://127.0.0.1:1' };
  expect(problemsOf(env)).toEqual([]);
});

describe('problemsOfDeployment', () => {
  const WHOLE = {
    ...COMPLETE,
    ALARM_WEBHOOK_URL: 'https://hooks.example/x',
    CRON_SECRET: 'only-for-tests',
  };

  test('U-31: a deployment needs a way to ring and the secret of the daily call', () => {
    expect(problemsOfDeployment(WHOLE)).toEqual([]);
    expect(problemsOfDeployment({})).toEqual(
      Object.keys(WHOLE).map((variable) => ({ variable, isMissing: true })),
    );
  });

  test('U-31: a malformed required variable stops it, an optional one does not', () => {
    const env = { ...WHOLE, BREVO_API_KEY: 'xsmtpsib-1', ALARM_WEBHOOK_URL: 'x', REDIS_URL: 'x' };
    expect(problemsOfDeployment(env)).toEqual([
      ...malformed('BREVO_API_KEY'),
      ...malformed('ALARM_WEBHOOK_URL'),
    ]);
  });
});
