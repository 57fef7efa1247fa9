import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'vite';
import { type DeployedFunction, FILES_READ } from '../build/deployed-function.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';

/** The size of what the host uploads: the function's files and those of the packages that they import. */
export interface FunctionSize {
  files: number;
  bytes: number;
  /** Package, or `own` for the project's files → bytes. */
  packages: Record<string, number>;
}

/** Not counted: imported only if `REDIS_URL` is set. */
const ON_DEMAND = ['ioredis'];

export async function measureFunctionSize({
  folder,
  entry,
}: Pick<DeployedFunction, 'folder' | 'entry'>): Promise<FunctionSize> {
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

export function sizeOf(files: readonly { package: string; bytes: number }[]): FunctionSize {
  const packages: Record<string, number> = {};
  for (const file of files) packages[file.package] = (packages[file.package] ?? 0) + file.bytes;
  const bytes = files.reduce((total, file) => total + file.bytes, 0);
  return { files: files.length, bytes, packages };
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

/** The host uploads the `package.json` of each imported package, because Node reads it. */
function packageFileOf(file: string): string[] {
  const name = packageOf(file);
  if (name === OWN) return [];
  const folder = file.slice(0, file.lastIndexOf(`${sep}node_modules${sep}`));
  return [join(folder, 'node_modules', name, 'package.json')];
}

const OWN = 'own';

export function packageOf(file: string): string {
  const [, inside] = /.*[\\/]node_modules[\\/](.+)$/.exec(file) ?? [];
  const [scope = '', name = ''] = inside?.split(/[\\/]/) ?? [];
  if (!inside) return OWN;
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
