import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { classes } from '#shared/classes/contract.ts';
import type { Candidate, ClassDto } from '#shared/classes/fields.ts';
import type { Answer } from '#shared/endpoint.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { useJoinClass } from '../queries.ts';

type Result = Answer<typeof classes.endpoints.join>['results'][number];

/** A student who could not be added, and why. */
export interface Refusal {
  readonly id: string;
  readonly name: string;
  readonly message: string;
  /** The only reason is a clash of lessons, which a principal may overrule. */
  readonly isClash: boolean;
}

const CLASH = 'classes.lessonsClash';

const toRefusal = ({ id, errors }: Result, chosen: ReadonlyMap<string, Candidate>): Refusal => ({
  id,
  name: chosen.get(id)?.name ?? '',
  message: errors.map(({ message }) => message).join(' '),
  isClash: errors.every(({ rule }) => rule === CLASH),
});

/** The students chosen to join a class, over several searches, and the result. */
export function useJoin({ id, size, capacity }: ClassDto, onClose: () => void) {
  const { t } = useTranslation('classes');
  const joining = useJoinClass();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Candidate>>(new Map());
  /** How many students were added when others were refused. */
  const [joined, setJoined] = useState(0);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [override, setOverride] = useState('');

  const toggle = (student: Candidate): void => {
    const next = new Map(chosen);
    if (!next.delete(student.id) && next.size < STUDENT_LIMITS.perBatch)
      next.set(student.id, student);
    setChosen(next);
  };
  const settle = (results: readonly Result[]): void => {
    const refused = results.filter(({ ok }) => !ok);
    const done = results.length - refused.length;
    if (refused.length === 0) {
      toast.success(t('join.done', { count: done }));
      onClose();
      return;
    }
    setJoined(done);
    setRefusals(refused.map((result) => toRefusal(result, chosen)));
    const still = new Set<string>(refused.map(({ id: student }) => student));
    setChosen(new Map([...chosen].filter(([student]) => still.has(student))));
  };
  const submit = (): void => {
    setRefusals([]);
    const student_ids = [...chosen.values()].map((student) => student.id);
    const payload = { class_id: id, student_ids, override: override.trim() };
    joining.mutate(payload, { onSuccess: ({ results }) => settle(results) });
  };
  return {
    chosen,
    toggle,
    joined,
    refusals,
    override,
    setOverride,
    submit,
    free: Math.max(0, capacity - size),
    error: joining.error,
    isWorking: joining.isPending,
  };
}
