import { expect, test } from 'vitest';
import { parseAlarmSettings } from './alarm-settings.ts';
import { describeProblems } from './config.ts';

test.each([
  'https://hooks.example/T0/B0/x',
  'https://ntfy.example/alheli?tpl=1&m=%7B%7B.text%7D%7D',
  'http://127.0.0.1:8080/alarms',
  'http://localhost/alarms',
  'http://[::1]:1/',
])('U-21: alarms may be sent to %s', (url) => {
  const settings = parseAlarmSettings({ ALARM_WEBHOOK_URL: ` ${url}\n` });
  expect(settings).toEqual({ webhookUrl: url, cronSecret: undefined, problems: undefined });
});

test.each([
  'hooks.example/T0',
  'http://hooks.example/T0',
  'http://localhost.example/',
  'ftp://hooks.example/T0',
  'https://user:password@hooks.example/T0',
  'https://',
])('U-21: "%s" is malformed, and the message does not hold it', (url) => {
  const { webhookUrl, problems } = parseAlarmSettings({ ALARM_WEBHOOK_URL: url });
  expect(webhookUrl).toBeUndefined();
  expect(problems && describeProblems(problems)).toBe(
    'malformed: ALARM_WEBHOOK_URL (expected an https URL such as https://hooks.example/alarms)',
  );
});

test.each([{}, { ALARM_WEBHOOK_URL: '', CRON_SECRET: ' ' }])(
  'U-21: %j sets neither webhook nor secret',
  (env) => {
    expect(parseAlarmSettings(env)).toEqual({});
  },
);
