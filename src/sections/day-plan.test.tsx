import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DAYS } from '../content/day-plan.ts';
import { DayPlan } from './day-plan.tsx';

test.skipIf(DAYS.length < 2)(
  'U-24: a day that the browser has restored before the app runs has its hours',
  async () => {
    const plan = <DayPlan action={(service) => service} />;
    const root = document.createElement('div');
    root.innerHTML = renderToString(plan);
    document.body.append(root);
    const radios = root.querySelectorAll<HTMLInputElement>('[name="day"]');
    const last = radios[radios.length - 1];
    if (last) last.checked = true;
    await act(async () => hydrateRoot(root, plan));
    const times = [...root.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(times).toEqual(DAYS.at(-1)?.hours.map(({ time }) => time));
    expect(last?.checked).toBe(true);
  },
);
