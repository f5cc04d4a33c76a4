import { createHash } from 'node:crypto';
import type { Endpoint } from '#shared/endpoint.ts';
import { HOME_PARTS, partsOfHome } from '#shared/homes/contract.ts';
import { hours } from '#shared/hours/contract.ts';
import { makeups } from '#shared/makeups/contract.ts';
import { notices } from '#shared/notices/contract.ts';
import { toJsonSchema } from '#shared/openapi/json-schema.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { works } from '#shared/works/contract.ts';

/** The build evaluates this module and bundles the exported values. */

/** The home, tasks, works and the gallery. */
const CALLS: readonly Endpoint[] = [
  ...partsOfHome('student').map((part) => HOME_PARTS[part].call),
  tasks.endpoints.details,
  tasks.endpoints.open,
  works.endpoints.categories,
  works.endpoints.list,
  works.endpoints.info,
  works.endpoints.comments,
  hours.endpoints.statement,
  notices.endpoints.list,
  makeups.endpoints.list,
];

const shapeOf = ({ output }: Endpoint): string =>
  createHash('sha256')
    .update(JSON.stringify(toJsonSchema(output, 'output', '')))
    .digest('base64url')
    .slice(0, 8);

/**
 * Calls whose answers a child's device keeps, by path, with the shape of their answers: what was kept in another shape is
 * not understood by this version of the application.
 */
export const KEPT_SHAPES: Readonly<Record<string, string>> = Object.fromEntries(
  CALLS.map((call) => [call.path, shapeOf(call)]),
);
