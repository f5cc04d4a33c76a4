/** Where a work is looked at, inside the shell. */
export const workPath = (id: string): string => `/workContent?${new URLSearchParams({ id })}`;
