import { useSearchParams } from 'react-router';

/** The open tab of a page, the first one by default. Kept in the address, so that reloads and links keep it. */
export function useTab<T extends string>(
  tabs: readonly [T, ...T[]],
  parameter: string,
): [T, (tab: T) => void] {
  const [parameters, setParameters] = useSearchParams();
  const tab = tabs.find((name) => name === parameters.get(parameter)) ?? tabs[0];
  return [tab, (next) => setParameters({ [parameter]: next }, { replace: true })];
}
