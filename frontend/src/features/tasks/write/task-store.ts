import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import type { Payload } from '#shared/contracts/endpoint.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import type { TaskPayload } from '../task-payload.ts';

const { add, save } = tasks.endpoints;
type NewTask = Payload<typeof add>;

/** The task on the server. */
interface Stored {
  readonly task: TaskDto | null;
  /** Its contents as a text, to be compared. */
  readonly payload: string;
}

export const comparable = (payload: TaskPayload): string => JSON.stringify(payload);

/** Saves a task: one request at a time, each based on the revision that the one before has made. */
export class TaskStore {
  private stored: Stored;
  /** A first save whose outcome is unknown: it is repeated with the same key, so that only one task is made. */
  private unconfirmed: NewTask | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(stored: Stored) {
    this.stored = stored;
  }

  get task(): TaskDto | null {
    return this.stored.task;
  }

  matches(payload: TaskPayload): boolean {
    return this.stored.payload === comparable(payload);
  }

  /** Continues from a revision that another call or another user has made. */
  adopt(task: TaskDto, payload?: TaskPayload): void {
    this.stored = { task, payload: payload ? comparable(payload) : this.stored.payload };
  }

  save(payload: TaskPayload): Promise<TaskDto> {
    const next = this.last.then(() => this.write(payload));
    this.last = next.catch(() => undefined);
    return next;
  }

  private async write(payload: TaskPayload): Promise<TaskDto> {
    const task = this.stored.task ?? (await this.create(payload));
    if (this.matches(payload)) return task;
    const { id, rev } = task;
    const saved = await send(save, { ...payload, task_id: id, rev });
    this.adopt(saved.task, payload);
    return saved.task;
  }

  private async create(payload: TaskPayload): Promise<TaskDto> {
    const request = this.unconfirmed ?? { ...payload, request_key: crypto.randomUUID() };
    this.unconfirmed = request;
    try {
      const { task } = await send(add, request);
      const { request_key: _, ...first } = request;
      this.adopt(task, first);
      this.unconfirmed = null;
      return task;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'server') this.unconfirmed = null;
      throw error;
    }
  }
}
