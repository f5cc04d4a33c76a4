interface Value {
  readonly value: string;
}

/** What a function of the edge is given, as far as ours read and change it. */
export interface EdgeEvent {
  readonly viewer: { readonly ip: string };
  readonly request: {
    uri: string;
    querystring: Record<string, Value>;
    readonly headers: Record<string, Value | undefined>;
    readonly cookies?: Readonly<Record<string, Value | undefined>>;
  };
}

/** Tells the call from which address it comes; the edge itself would be seen otherwise. */
export function nameCaller(event: EdgeEvent): void {
  event.request.headers['true-client-ip'] = { value: event.viewer.ip };
}
