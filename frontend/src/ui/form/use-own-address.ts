import { useEffect } from 'react';
import { useNavigate } from 'react-router';

interface Stored<Id extends string> {
  readonly id: Id | undefined;
  readonly unsaved: boolean;
  readonly addressOf: (id: Id) => string;
  /** Absent for what has its address already. */
  readonly onStored: ((id: Id) => void) | undefined;
}

/** Gives what is new its own address as soon as it is stored. */
export function useOwnAddress<Id extends string>(stored: Stored<Id>): void {
  const { id, unsaved, addressOf, onStored } = stored;
  const navigate = useNavigate();
  useEffect(() => {
    if (!id || unsaved || !onStored) return;
    onStored(id);
    void navigate(addressOf(id), { replace: true });
  }, [id, unsaved, addressOf, onStored, navigate]);
}
