import { useSearchParams } from 'react-router';
import { USAGE_VIEWS, type UsageView } from '#shared/usage/contract.ts';

/** The view of the details that is open, kept in the address beside the period. */
export function useView(): [UsageView, (view: UsageView) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = USAGE_VIEWS.find((name) => name === parameters.get('view')) ?? 'people';
  const change = (next: UsageView) =>
    setParameters((before) => new URLSearchParams({ ...Object.fromEntries(before), view: next }), {
      replace: true,
      preventScrollReset: true,
    });
  return [view, change];
}
