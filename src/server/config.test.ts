import { expect, test } from 'vitest';
import {
  describeProblems,
  parseSettings,
  problemsOfDeployment,
  stopsDeployment,
} from './config.ts';

const COMPLETE = {
  BREVO_API_KEY: 'xkeysib-123',
  MANAGEMENT_EMAIL: 'gestion@alheli.example',
  MANAGEMENT_NAME: 'Gestión',
  SENDER_EMAIL: 'web@alheli.example',
  SENDER_NAME: 'Web de Alhelí',
};
const FIVE = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@estudio.example`);

const problemsOf = (env: Record<string, string | undefined>) => parseSettings(env).problems;
const malformed = (variable: string) => [{ variable, isMissing: false }];
const missing = (env: object) =>
  Object.keys(env).map((variable) => ({ variable, isMissing: true }));

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
  expect(problemsOf({ BREVO_API_KEY: '', SENDER_NAME: '  ' })).toEqual(missing(COMPLETE));
});

test.each([
  ['BREVO_API_KEY', ['xkeysib-two words', 'xkeysib-', '"xkeysib-123"', "xkeysib-123'"]],
  ['BREVO_API_KEY', ['xkeysib-123\\n', 'KEY=xkeysib-123', 'xkeysib-a=b', 'xkeysib-****AbCd']],
  ['BREVO_API_KEY', ['xsmtpsib-123', 'xkeysib-clé']],
  ['BREVO_BASE_URL', ['api.brevo.com', 'ftp://api.brevo.com', 'http://api.brevo.com']],
  ['BREVO_BASE_URL', ['http://localhost.example', 'https://api.brevo.com/?x=1']],
  ['MANAGEMENT_EMAIL', ['gestion', 'gestion@alheli.example, estudio', ' , ', `${FIVE},f@x.es`]],
  ['MANAGEMENT_NAME', ['<>', '...']],
  ['SENDER_EMAIL', ['web@localhost']],
  ['SENDER_NAME', ['...']],
  ['RATE_LIMIT_VISITOR', ['5', '0/600', '5/0', '-5/600', '5/600;20/86400', '20/86401']],
  ['RATE_LIMIT_TOTAL', ['1.5/600', '60/3600s', '60/2678401', '60/3600,', '10/3600,20/3600']],
  ['REDIS_URL', ['localhost:6379', 'http://redis.example', 'redis://', 'redis://a.example/first']],
  ['REDIS_URL', ['redis://redis.example?enableOfflineQueue=1']],
  ['ALARM_WEBHOOK_URL', ['hooks.example/T0', 'http://hooks.example/T0', 'https://']],
  ['ALARM_WEBHOOK_URL', ['https://user@hooks.example/T0', 'https://:password@hooks.example/T0']],
])('S-API-6: %s is malformed as each of %j', (variable, values) => {
  for (const value of values)
    expect(problemsOf({ ...COMPLETE, [variable]: value }), value).toEqual(malformed(variable));
});

const HOOK = 'https://ntfy.example/alheli?tpl=1&m=%7B%7B.text%7D%7D';
const BOTH = 'a@estudio.example, A@Estudio.example,b@estudio.example';
test.each<[variable: string, value: string, settings: object]>([
  ['BREVO_BASE_URL', 'http://[::1]:1/a/', { config: { brevo: { baseUrl: 'http://[::1]:1/a' } } }],
  ['BREVO_API_KEY', ' xkeysib-123\n', { config: { brevo: { apiKey: 'xkeysib-123' } } }],
  ['REDIS_URL', 'rediss://a:p%40s@b.es:1/2', { config: { redisUrl: 'rediss://a:p%40s@b.es:1/2' } }],
  ['ALARM_WEBHOOK_URL', ` ${HOOK}\n`, { alarmWebhook: HOOK }],
  ['ALARM_WEBHOOK_URL', '', { alarmWebhook: undefined }],
  ['CRON_SECRET', ' ', { cronSecret: undefined }],
  ['MANAGEMENT_EMAIL', `${FIVE.join(', ')},`, { config: { management: { emails: FIVE } } }],
  [
    'MANAGEMENT_EMAIL',
    BOTH,
    { config: { management: { emails: ['A@Estudio.example', 'b@estudio.example'] } } },
  ],
  [
    'RATE_LIMIT_VISITOR',
    '5/60, 20/3600',
    {
      config: {
        limits: {
          visitor: [
            { count: 5, seconds: 60 },
            { count: 20, seconds: 3600 },
          ],
        },
      },
    },
  ],
])('S-API-8 U-19 U-21 U-30: %s=%j is well-formed', (variable, value, settings) => {
  expect(parseSettings({ ...COMPLETE, [variable]: value })).toMatchObject({
    ...settings,
    problems: [],
  });
});

test.each([
  ['REDIS_URL', { redisUrl: undefined }],
  ['RATE_LIMIT_VISITOR', { limits: { visitor: [{ count: 30, seconds: 86_400 }] } }],
  ['BREVO_BASE_URL', { brevo: { baseUrl: 'https://api.brevo.com' } }],
])('U-31: the default stands in for a malformed %s', (variable, config) => {
  const settings = parseSettings({ ...COMPLETE, [variable]: 'many' });
  expect(settings).toMatchObject({ config, problems: malformed(variable) });
});

test('S-API-6: one line names each variable and no value', () => {
  const env = { BREVO_API_KEY: 'my secret', SENDER_EMAIL: '', SENDER_NAME: '', REDIS_URL: 'x' };
  expect(describeProblems(problemsOf({ ...COMPLETE, ...env }))).toBe(
    'SENDER_EMAIL y SENDER_NAME (sin valor); BREVO_API_KEY y REDIS_URL (valor no válido)',
  );
});

test.each([
  [2, 120],
  [5, 48],
])('U-19: %i receivers get %i requests a day, so that mails are left for alarms', (...row) => {
  const [receivers, count] = row;
  const MANAGEMENT_EMAIL = FIVE.slice(0, receivers).join();
  const { config } = parseSettings({ ...COMPLETE, MANAGEMENT_EMAIL });
  expect(config?.limits.total.at(-1)).toEqual({ count, seconds: 86_400 });
});

test('S-API-6: the stand-in on this machine takes any key that can be sent', () => {
  const env = { ...COMPLETE, BREVO_BASE_URL: 'http://127.0.0.1:1' };
  expect(problemsOf({ ...env, BREVO_API_KEY: 'local' })).toEqual([]);
  expect(problemsOf({ ...env, BREVO_API_KEY: 'clé' })).toEqual(malformed('BREVO_API_KEY'));
});

test('U-31: a deployment needs a way to ring and the secret of the daily call, each well-formed', () => {
  const whole = { ...COMPLETE, ALARM_WEBHOOK_URL: 'https://hooks.example/x', CRON_SECRET: 'x' };
  expect(problemsOfDeployment(whole)).toEqual([]);
  expect(problemsOfDeployment({})).toEqual(missing(whole));
  expect(problemsOfDeployment({}).every(stopsDeployment)).toBe(true);
  const env = { ...whole, BREVO_API_KEY: 'xsmtpsib-1', ALARM_WEBHOOK_URL: 'x', REDIS_URL: 'x' };
  expect(problemsOfDeployment(env).filter(stopsDeployment)).toEqual([
    ...malformed('BREVO_API_KEY'),
    ...malformed('ALARM_WEBHOOK_URL'),
  ]);
});
