import { statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { type DeployedFunction, FILES_READ } from '../build/deployed-function.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { totalBytes } from './weight.ts';

/** Not counted: imported only if `REDIS_URL` is set. */
const ON_DEMAND = ['ioredis'];

/** Measures the files that the host uploads: those of the function, and those of the packages that the function imports. */
export async function measureFunctionSize({ folder, entry }: Omit<DeployedFunction, 'remove'>) {
  const modules = await modulesBehind(entry);
  const files = new Set([
    ...modules,
    ...modules.flatMap(packageFileOf),
    ...FILES_READ.map((file) => join(folder, file)),
  ]);
  return sizeOf(
    [...files].map((file) => ({ package: packageOf(file), bytes: statSync(file).size })),
  );
}

export function sizeOf(files: readonly { package: string; bytes: number }[]) {
  /** Package, or `own` for the project's files → bytes. */
  const packages: Record<string, number> = {};
  for (const file of files) packages[file.package] = (packages[file.package] ?? 0) + file.bytes;
  return { files: files.length, bytes: totalBytes(files), packages };
}

/** Finds the modules with a bundler, which follows imports as the host does. It writes no files. */
async function modulesBehind(entry: string): Promise<string[]> {
  let modules: string[] = [];
  await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: 'error',
    ssr: { noExternal: true, resolve: { conditions: ['node', 'import'] } },
    build: {
      ssr: entry,
      write: false,
      rolldownOptions: {
        external: ON_DEMAND,
        plugins: [
          {
            name: 'function-size',
            buildEnd() {
              modules = [...this.getModuleIds()];
            },
          },
        ],
      },
    },
  });
  // Without virtual modules and Node's own.
  return modules.filter((id) => statSync(id, { throwIfNoEntry: false })?.isFile());
}

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** The host uploads the `package.json` of each imported package, because Node reads it. */
function packageFileOf(file: string): string[] {
  const [folder] = PACKAGE.exec(file) ?? [];
  return folder ? [join(folder, 'package.json')] : [];
}

export const packageOf = (file: string) => PACKAGE.exec(file)?.[1] ?? 'own';
