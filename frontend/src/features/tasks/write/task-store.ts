import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import type { Payload } from '#shared/contracts/endpoint.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import type { Said } from '../said.ts';

const { add, save } = tasks.endpoints;
type NewTask = Payload<typeof add>;

/** What the server has of a task. */
interface Stored {
  readonly task: TaskDto | null;
  /** What it says, to be compared. */
  readonly said: string;
}

export const sayingOf = (said: Said): string => JSON.stringify(said);

/** Stores a task step by step: one change after the other, each from what the one before has made. */
export class TaskStore {
  private stored: Stored;
  /** A first save of which nobody knows whether it arrived: it is asked for again, and makes one task only. */
  private doubtful: NewTask | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(stored: Stored) {
    this.stored = stored;
  }

  get task(): TaskDto | null {
    return this.stored.task;
  }

  says(said: Said): boolean {
    return this.stored.said === sayingOf(said);
  }

  /** Goes on from what somebody else, or another call, has made of it. */
  adopt(task: TaskDto, said?: Said): void {
    this.stored = { task, said: said ? sayingOf(said) : this.stored.said };
  }

  save(said: Said): Promise<TaskDto> {
    const next = this.last.then(() => this.write(said));
    this.last = next.catch(() => undefined);
    return next;
  }

  private async write(said: Said): Promise<TaskDto> {
    const task = this.stored.task ?? (await this.create(said));
    if (this.says(said)) return task;
    const { id, rev } = task;
    const saved = await send(save, { ...said, task_id: id, rev });
    this.adopt(saved.task, said);
    return saved.task;
  }

  private async create(said: Said): Promise<TaskDto> {
    const wish = this.doubtful ?? { ...said, request_key: crypto.randomUUID() };
    this.doubtful = wish;
    try {
      const { task } = await send(add, wish);
      const { request_key: _, ...first } = wish;
      this.adopt(task, first);
      this.doubtful = null;
      return task;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'server') this.doubtful = null;
      throw error;
    }
  }
}
