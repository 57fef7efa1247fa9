import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../local/project-root.ts';

/** The function as the host deploys it: each file is transpiled on its own, and plain Node imports them. */
export interface DeployedFunction {
  folder: string;
  /** The path of the module whose default export is the function. */
  entry: string;
  remove(): Promise<void>;
}

/** The files that the function reads at run time. The host finds them in the code (`new URL(…, import.meta.url)`). */
export const FILES_READ = ['src/server/mail/event-request-mail.html'];

export const runFile = promisify(execFile);

export async function deployFunction(): Promise<DeployedFunction> {
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
  for (const file of FILES_READ) await copyFile(join(PROJECT_ROOT, file), join(folder, file));
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  return {
    folder,
    entry: join(folder, 'api/event-request.js'),
    remove: () => rm(folder, { recursive: true }),
  };
}
