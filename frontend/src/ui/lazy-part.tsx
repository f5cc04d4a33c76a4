import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { DialogFailed, LoadFailed, PartBoundary } from './states/LoadFailed.tsx';

interface Options {
  /** Drawn while it loads. */
  readonly fallback?: ReactNode;
  /** Nobody asked for it, so nothing is said when it cannot be loaded. */
  readonly quiet?: boolean;
}

const failedOf = (props: object, retry: () => void): ReactNode =>
  'onClose' in props && typeof props.onClose === 'function' ? (
    <DialogFailed onClose={props.onClose as () => void} />
  ) : (
    <LoadFailed onRetry={retry} />
  );

/** The code of a part. React keeps a failure, so that another attempt needs another `lazy`. */
class Code<P extends object> {
  readonly #load: () => Promise<ComponentType<P>>;
  Loaded: ComponentType<P>;

  constructor(load: () => Promise<ComponentType<P>>) {
    this.#load = load;
    this.Loaded = this.#begin();
  }

  readonly again = (): void => {
    this.Loaded = this.#begin();
  };

  #begin(): ComponentType<P> {
    return lazy(async () => ({ default: await this.#load() })) as unknown as ComponentType<P>;
  }
}

interface PartProps<P extends object> extends Options {
  readonly code: Code<P>;
  readonly given: P;
}

function LazyPart<P extends object>({ code, given, fallback, quiet }: PartProps<P>) {
  const failed = (retry: () => void) => (quiet ? null : failedOf(given, retry));
  return (
    <PartBoundary failed={failed} onFailed={code.again}>
      <Suspense fallback={fallback}>
        <Shown code={code} given={given} />
      </Suspense>
    </PartBoundary>
  );
}

/** Reads the code when it is drawn: after a failure that is another attempt. */
function Shown<P extends object>({
  code: { Loaded },
  given,
}: Pick<PartProps<P>, 'code' | 'given'>) {
  return <Loaded {...given} />;
}

/**
 * A component whose code is loaded when it is first drawn. If loading fails, only this component is replaced by an
 * error with a retry button. A component with `onClose` is a dialog: it closes and a toast shows the error.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: Options = {},
): (props: P) => ReactNode {
  const code = new Code(load);
  return (props) => <LazyPart code={code} given={props} {...options} />;
}
