import type { Handler } from './handler.ts';
import { requestUrl } from './handler.ts';
import { type HostRules, setHeaders } from './host-rules.ts';
import { type EventRequestModule, hostRoutes } from './routes.ts';
import { createSite } from './site.ts';

type Host = {
  /** The built site. */
  folder: string;
  rules: HostRules;
  importFunction: () => Promise<EventRequestModule>;
};

/** The host's handlers: headers, then the function, then the files. */
export function hostHandlers({ folder, rules, importFunction }: Host): Handler[] {
  return [
    (request, response, next) => {
      setHeaders(response, rules.always, requestUrl(request).pathname);
      next();
    },
    ...hostRoutes(importFunction),
    createSite(folder, rules),
  ];
}
