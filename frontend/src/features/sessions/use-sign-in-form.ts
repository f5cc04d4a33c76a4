import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import type { Credentials } from '#frontend/src/lib/session-actions.ts';
import { toError } from '#shared/to-error.ts';

type Field = 'username' | 'password';
const EMPTY: Record<Field, string> = { username: '', password: '' };

/**
 * The sign-in form: two required fields. Without the form library of the other screens, which would be a tenth of
 * the first visit's budget.
 */
export function useSignInForm(submit: (credentials: Credentials) => Promise<void>) {
  const [values, setValues] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const running = useRef(false);
  const filled = { username: values.username.trim(), password: values.password };

  const field = (name: Field) => ({
    name,
    value: values[name],
    missing: tried && filled[name] === '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues((before) => ({ ...before, [name]: target.value })),
    inputRef: (element: HTMLInputElement | null) => {
      inputs.current[name] = element;
    },
  });

  async function send(): Promise<void> {
    running.current = true;
    setSubmitting(true);
    setProblem(null);
    try {
      await submit(filled);
    } catch (error) {
      setProblem(toError(error));
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  }

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    const missing = (['username', 'password'] as const).find((name) => filled[name] === '');
    if (missing) inputs.current[missing]?.focus();
    else if (!running.current) void send();
  }

  return { field, onSubmit, problem, submitting };
}
