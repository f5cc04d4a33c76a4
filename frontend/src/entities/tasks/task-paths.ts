import type { TaskId } from '#shared/ids.ts';

/** Addresses of a task's screens for staff: as it is read, as it is written, and its students. */
export const seePath = (id: TaskId): string => `/taskMan/see/${id}`;
export const editPath = (id: TaskId): string => `/taskMan/edit/${id}`;
export const detailPath = (id: TaskId): string => `/taskMan/detail/${id}`;
