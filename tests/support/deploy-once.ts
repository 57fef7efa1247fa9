import type { TestProject } from 'vitest/node';
import { type DeployedFunction, deployFunction } from '../../tools/build/deployed-function.ts';

declare module 'vitest' {
  interface ProvidedContext {
    deployed: Omit<DeployedFunction, 'remove'>;
  }
}

/** Compiles the function as the host does, once for all the test files that run it: `inject('deployed')`. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { folder, entry, remove } = await deployFunction();
  provide('deployed', { folder, entry });
  return remove;
}
