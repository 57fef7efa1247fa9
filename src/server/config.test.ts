import { expect, test } from 'vitest';
import {
  describeProblems,
  parseEnvironment,
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
const WHOLE = {
  ...COMPLETE,
  ALARM_WEBHOOK_URL: 'https://hooks.example/x',
  CRON_SECRET: 'x'.repeat(16),
};
const FIVE = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@estudio.example`);

const problemsOf = (env: Record<string, string | undefined>) => parseEnvironment(env).problems;
const malformed = (variable: string) => [
  { variable, words: expect.stringMatching(/^valor no válido/) },
];
const missing = (env: object) =>
  Object.keys(env).map((variable) => ({ variable, words: 'sin valor' }));

test('S-API-3 S-API-6: names, addresses and key come from the environment, the rest has defaults', () => {
  const MANAGEMENT_EMAIL = [COMPLETE.MANAGEMENT_EMAIL];
  const defaults = { BREVO_BASE_URL: 'https://api.brevo.com', RATE_LIMIT_VISITOR: 30 };
  const found = { ...COMPLETE, MANAGEMENT_EMAIL };
  expect(parseEnvironment(COMPLETE)).toEqual({
    problems: [],
    config: { ...found, ...defaults },
    found,
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
  [
    'BREVO_BASE_URL',
    ['http://localhost.example', 'https://api.brevo.com/?x=1', 'https://api.brevo.com/v3'],
  ],
  ['MANAGEMENT_EMAIL', ['gestion', 'gestion@alheli.example, estudio', ' , ', `${FIVE},f@x.es`]],
  ['MANAGEMENT_NAME', ['<>', '...']],
  ['SENDER_EMAIL', ['web@localhost', '"web@alheli.example"', 'web@alheli.example\\n']],
  ['SENDER_NAME', ['...', '"Web"', "Web'", 'Web\\n']],
  ['RATE_LIMIT_VISITOR', ['0', '-5', '1.5', '1e3', '30/86400', '007', 'many']],
  ['RATE_LIMIT_TOTAL', ['0', '60/3600,240/86400', '9'.repeat(10)]],
  [
    'CRON_SECRET',
    ['a', 'x'.repeat(15), 'ñ'.repeat(16), `two words ${'x'.repeat(16)}`, `"${'x'.repeat(16)}"`],
  ],
  ['ALARM_WEBHOOK_URL', ['hooks.example/T0', 'http://hooks.example/T0', 'https://']],
  ['ALARM_WEBHOOK_URL', ['https://user@hooks.example/T0', '"https://hooks.example/T0/"']],
])('S-API-6: %s is malformed as each of %j', (variable, values) => {
  for (const value of values)
    expect(problemsOf({ ...COMPLETE, [variable]: value }), value).toEqual(malformed(variable));
});

const HOOK = 'https://ntfy.example/alheli?tpl=1&m=%7B%7B.text%7D%7D';
const BOTH = 'a@estudio.example, A@Estudio.example,mailto:a@estudio.example.,b@estudio.example';
test.each<[variable: string, value: string, parsed: unknown]>([
  ['BREVO_BASE_URL', 'http://[::1]:1/', 'http://[::1]:1'],
  ['BREVO_API_KEY', ' xkeysib-123\n', 'xkeysib-123'],
  ['SENDER_NAME', 'L’Alhelí d"Ana, S. L.', 'L’Alhelí dAna S L'],
  ['CRON_SECRET', ` ${'x'.repeat(16)} `, 'x'.repeat(16)],
  ['ALARM_WEBHOOK_URL', ` ${HOOK}\n`, HOOK],
  ['ALARM_WEBHOOK_URL', '', undefined],
  ['CRON_SECRET', ' ', undefined],
  ['MANAGEMENT_EMAIL', `${FIVE.join(', ')},`, FIVE],
  ['MANAGEMENT_EMAIL', BOTH, ['a@estudio.example', 'b@estudio.example']],
  ['RATE_LIMIT_VISITOR', '500', 500],
  ['RATE_LIMIT_TOTAL', '1000', 1000],
])('U-19 U-21 U-30: %s=%j is read as %j', (variable, value, parsed) => {
  const { config, problems } = parseEnvironment({ ...COMPLETE, [variable]: value });
  expect(problems).toEqual([]);
  expect(config).toMatchObject({ ...(parsed !== undefined && { [variable]: parsed }) });
});

test.each<[variable: string, value: unknown, env: Record<string, string>]>([
  ['RATE_LIMIT_VISITOR', 30, { RATE_LIMIT_VISITOR: 'many' }],
  ['BREVO_BASE_URL', 'https://api.brevo.com', { BREVO_BASE_URL: 'many' }],
  // With it goes the stand-in that accepts any key.
  [
    'BREVO_BASE_URL',
    'https://api.brevo.com',
    { BREVO_BASE_URL: 'http://localhost/?x', BREVO_API_KEY: 'local' },
  ],
])('U-31: the default stands in for a malformed %s: %j', (variable, value, env) => {
  const parsed = parseEnvironment({ ...COMPLETE, ...env });
  expect(parsed).toMatchObject({
    config: { [variable]: value },
    problems: malformed(variable),
  });
});

test('U-31 U-27: without a configuration, what tells the owner is there', () => {
  const { config, found } = parseEnvironment({ ...WHOLE, BREVO_API_KEY: '', SENDER_EMAIL: 'x' });
  expect(config).toBeUndefined();
  const { ALARM_WEBHOOK_URL, CRON_SECRET, SENDER_NAME } = WHOLE;
  expect(found).toMatchObject({ ALARM_WEBHOOK_URL, CRON_SECRET, SENDER_NAME });
});

test('S-API-6: one line names each variable and no value', () => {
  const env = { BREVO_API_KEY: 'my secret', SENDER_NAME: '', CRON_SECRET: 'x' };
  expect(describeProblems(problemsOf({ ...COMPLETE, ...env }))).toBe(
    'BREVO_API_KEY (valor no válido), SENDER_NAME (sin valor) y CRON_SECRET (valor no válido: 16 caracteres o más, sin espacios, tildes ni eñes)',
  );
});

test('S-API-6: the stand-in on this machine accepts any key that can be sent', () => {
  const env = { ...COMPLETE, BREVO_BASE_URL: 'http://127.0.0.1:1' };
  expect(problemsOf({ ...env, BREVO_API_KEY: 'local' })).toEqual([]);
  expect(problemsOf({ ...env, BREVO_API_KEY: 'clé' })).toEqual(malformed('BREVO_API_KEY'));
});

test('U-31: a deployment needs a well-formed alarm webhook and secret of the daily call', () => {
  expect(problemsOfDeployment(WHOLE)).toEqual([]);
  expect(problemsOfDeployment({})).toEqual(missing(WHOLE));
  expect(problemsOfDeployment({}).every(stopsDeployment)).toBe(true);
  const env = { ...WHOLE, ALARM_WEBHOOK_URL: 'x', CRON_SECRET: 'x', RATE_LIMIT_TOTAL: 'x' };
  expect(problemsOfDeployment(env).filter(stopsDeployment)).toEqual([
    ...malformed('ALARM_WEBHOOK_URL'),
    ...malformed('CRON_SECRET'),
  ]);
});

test.each([
  ['web@alheli.example', 'gestion@alheli.example, web@alheli.example'],
  ['Web@Alheli.example', 'web@alheli.example'],
  ['web@alheli.example', 'web+eventos@alheli.example'],
  ['web+web@alheli.example', 'web@alheli.example'],
])('U-26: a deployment whose sender is %s with the receivers %s stops', (...row) => {
  const [SENDER_EMAIL, MANAGEMENT_EMAIL] = row;
  const problems = problemsOfDeployment({ ...WHOLE, SENDER_EMAIL, MANAGEMENT_EMAIL });
  expect(problems.every(stopsDeployment)).toBe(true);
  expect(describeProblems(problems)).toBe('SENDER_EMAIL (es también una dirección del equipo)');
});

const OF_FREE_PROVIDER =
  'SENDER_EMAIL (es de un proveedor gratuito: pon una dirección de tu dominio)';
test.each([
  ['web@alheli.example', ''],
  ['web@gmail.estudio.example', ''],
  ['estudio@gmail.com', OF_FREE_PROVIDER],
  ['estudio@Hotmail.es', OF_FREE_PROVIDER],
  ['estudio@hotmail.fr', OF_FREE_PROVIDER],
  ['estudio@yahoo.co.uk', OF_FREE_PROVIDER],
  ['estudio@googlemail.com', OF_FREE_PROVIDER],
])('U-31: a deployment with the sender %s has the problem "%s"', (SENDER_EMAIL, problem) => {
  const problems = problemsOfDeployment({ ...WHOLE, SENDER_EMAIL });
  expect(describeProblems(problems)).toBe(problem);
  expect(problems.every(stopsDeployment)).toBe(true);
});
