import * as z from 'zod';
import { get, group } from '#shared/endpoint.ts';
import { nothing } from '#shared/fields.ts';

const version = get('web/get_version_info', {
  summary: 'Version and commit of this build.',
  access: 'public',
  writes: 'no',
  budget: { read: 0, write: 0 },
  input: nothing,
  output: () => z.object({ version: z.string(), commit: z.string(), built: z.string() }),
});

const services = get('web/service_func_list', {
  summary: 'The editions and what each includes, in the language of the caller.',
  access: 'public',
  writes: 'no',
  budget: { read: 0, write: 0 },
  input: nothing,
  output: () =>
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        summary: z.string(),
        teachers: z.number().int(),
        students: z.number().int(),
        storageGb: z.number().int(),
        /** A month. */
        trafficGb: z.number().int(),
        functions: z.array(z.string()),
      }),
    ),
});

export const editions = group('editions', { version, services });
