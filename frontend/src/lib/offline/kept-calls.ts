import { HOME_CALLS } from '#shared/contracts/homes.ts';
import { hours } from '#shared/contracts/hours.ts';
import { makeups } from '#shared/contracts/makeups.ts';
import { notices } from '#shared/contracts/notices.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { works } from '#shared/contracts/works.ts';
import { HOME_PARTS } from '#shared/homes.ts';

/** The build evaluates this module and bundles the exported values. */

/** Calls whose answers a child's device keeps: the home, tasks, works and the gallery. */
export const KEPT_PATHS: readonly string[] = [
  ...new Set(
    [
      ...HOME_PARTS.student.map((part) => HOME_CALLS[part]),
      tasks.endpoints.details,
      tasks.endpoints.open,
      works.endpoints.categories,
      works.endpoints.list,
      works.endpoints.info,
      works.endpoints.comments,
      hours.endpoints.statement,
      notices.endpoints.list,
      makeups.endpoints.list,
    ].map(({ path }) => path),
  ),
];
