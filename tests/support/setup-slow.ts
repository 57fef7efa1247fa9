import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the deployed function. */
    deployed: string;
  }
}

/** The file that the function reads at run time. The host finds it in the code (`new URL(…, import.meta.url)`). */
const FILE_READ = 'src/server/mail/event-request-mail.html';

export const runFile = promisify(execFile);

/**
 * Before the slow tests: deploys the function as the host does, once for all the test files that run it
 * (`inject('deployed')`): each file is transpiled on its own, and plain Node imports them.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'alheli-function-'));
  const config = {
    extends: join(PROJECT_ROOT, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      rootDir: PROJECT_ROOT,
      outDir: folder,
      typeRoots: [join(PROJECT_ROOT, 'node_modules/@types')],
      types: ['node'],
    },
    files: [join(PROJECT_ROOT, 'api/event-request.ts')],
    include: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(PROJECT_ROOT, 'node_modules/typescript/bin/tsc');
  await runFile(process.execPath, [compiler, '-p', folder]);
  await copyFile(join(PROJECT_ROOT, FILE_READ), join(folder, FILE_READ));
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  provide('deployed', folder);
  return () => rm(folder, { recursive: true });
}
