import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import type { Payload } from '#shared/contracts/endpoint.ts';
import type { SentNotice } from '#shared/contracts/notice-fields.ts';
import { notices } from '#shared/contracts/notices.ts';
import type { NoticePayload } from './notice-form.ts';

const { add, edit, publish } = notices.endpoints;
type NewNotice = Payload<typeof add>;

/** What a new notice is made from: its files may be shown. */
export type Source = Pick<NewNotice, 'copy_of' | 'template_id'>;

interface Start {
  readonly notice: SentNotice | null;
  readonly payload: NoticePayload;
  readonly source: Source;
}

const comparable = (payload: NoticePayload): string => JSON.stringify(payload);

/** Saves a notice: one request at a time, each based on the revision that the one before has made. */
export class NoticeStore {
  private stored: { readonly notice: SentNotice | null; readonly payload: string };
  private readonly source: Source;
  /** A first save whose outcome is unknown: it is repeated with the same key, so that only one notice is made. */
  private unconfirmed: NewNotice | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor({ notice, payload, source }: Start) {
    this.stored = { notice, payload: comparable(payload) };
    this.source = source;
  }

  matches(payload: NoticePayload): boolean {
    return this.stored.payload === comparable(payload);
  }

  /** Continues from what another user has saved. */
  adopt(notice: SentNotice, payload: NoticePayload): void {
    this.stored = { notice, payload: comparable(payload) };
  }

  save(payload: NoticePayload): Promise<SentNotice> {
    return this.inTurn(() => this.write(payload));
  }

  publish(payload: NoticePayload, at: string): Promise<SentNotice> {
    return this.inTurn(async () => {
      const { id: notice_id, rev } = await this.write(payload);
      const { notice } = await send(publish, { notice_id, rev, at });
      this.adopt(notice, payload);
      return notice;
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work);
    this.last = next.catch(() => undefined);
    return next;
  }

  private async write(payload: NoticePayload): Promise<SentNotice> {
    const known = this.stored.notice ?? (await this.create(payload));
    if (this.matches(payload)) return known;
    const { id: notice_id, rev } = known;
    const { notice } = await send(edit, { ...payload, notice_id, rev });
    this.adopt(notice, payload);
    return notice;
  }

  private async create(payload: NoticePayload): Promise<SentNotice> {
    const request = this.unconfirmed ?? {
      ...payload,
      ...this.source,
      request_key: crypto.randomUUID(),
    };
    this.unconfirmed = request;
    try {
      const { notice } = await send(add, request);
      const { request_key: _, copy_of: __, template_id: ___, ...first } = request;
      this.adopt(notice, first);
      this.unconfirmed = null;
      return notice;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'server') this.unconfirmed = null;
      throw error;
    }
  }
}
