import { expect, test } from 'vitest';
import { measureFunctionSize } from '../../tools/bench/function-size.ts';
import { LIMITS } from '../../tools/bench/limits.ts';
import { deployFunction } from '../../tools/deployed-function.ts';

test('the function, as the host deploys it, is small enough to start in no time', async () => {
  const deployed = await deployFunction();
  const { bytes, packages } = await measureFunctionSize(deployed);
  await deployed.remove();
  expect(bytes, JSON.stringify(packages)).toBeLessThanOrEqual(LIMITS.function);
}, 60_000);
