import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useOnline, useWhenOnlineAgain } from '../use-online.ts';

interface Props {
  readonly onRetry: () => void;
}

/**
 * In the place of a part that could not be loaded or drawn. Tries again by itself when the network is back; with a
 * network the page has to be reloaded, since after a deployment old files are gone.
 */
export function LoadFailed({ onRetry }: Props) {
  const { t } = useTranslation();
  const online = useOnline();
  useWhenOnlineAgain(onRetry);
  return (
    <Alert
      severity={online ? 'error' : 'warning'}
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={online ? () => window.location.reload() : onRetry}>
          {t(online ? 'reload' : 'tryAgain')}
        </Button>
      }
    >
      {t(online ? 'partFailed' : 'partOffline')}
    </Alert>
  );
}

/** Closes a dialog that could not be loaded, and shows the reason. The user can open it again. */
export function DialogFailed({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const online = useOnline();
  const text = t(online ? 'partFailed' : 'dialogOffline');
  const close = useEffectEvent(() => {
    toast.error(text);
    onClose();
  });
  useEffect(() => close(), []);
  return null;
}

interface BoundaryProps {
  /** Drawn when the children could not be. */
  readonly failed: (retry: () => void) => ReactNode;
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** Keeps a failure to itself, so that the page around it stays. */
export class PartBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  readonly #retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.failed(this.#retry) : this.props.children;
  }
}
