import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import type { Ability } from '#shared/teachers/abilities.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { TeacherDto } from '#shared/teachers/fields.ts';
import { type Teacher, useShowTeacher, useTeacherNow } from './queries.ts';

interface Switched {
  readonly ability: Ability;
  readonly on: boolean;
}

/** The switches being saved, and the function that saves one. */
export interface AbilitySaver {
  readonly saving: ReadonlyMap<Ability, boolean>;
  readonly save: (ability: Ability, on: boolean) => void;
}

const ATTEMPTS = 3;

/**
 * Saves one switch. If the record was changed in between, retries on the new record: a
 * switch does not concern the others.
 */
async function saveSwitch(teacher: Teacher, { ability, on }: Switched): Promise<Teacher> {
  let current = teacher;
  for (let attempt = 1; ; attempt += 1) {
    const others = current.abilities.filter((each) => each !== ability);
    const payload = {
      teacher_id: teacher.id,
      rev: current.rev,
      abilities: [...others, ...(on ? [ability] : [])].join(','),
    };
    try {
      return (await send(teachers.endpoints.edit, payload)).teacher;
    } catch (error) {
      const theirs = conflictingRecord(error, TeacherDto());
      if (!theirs || attempt === ATTEMPTS) throw error;
      current = theirs;
    }
  }
}

export function useAbilities(teacher: Teacher): AbilitySaver {
  const { t } = useTranslation('teachers');
  const show = useShowTeacher();
  const now = useTeacherNow();
  const [saving, setSaving] = useState<ReadonlyMap<Ability, boolean>>(new Map());
  const done = (ability: Ability) =>
    setSaving((all) => new Map([...all].filter(([each]) => each !== ability)));

  const { mutate } = useMutation({
    // One at a time: each is based on the revision that the one before has made.
    scope: { id: `abilities ${teacher.id}` },
    mutationFn: (switched: Switched) => saveSwitch(now(teacher), switched),
    onSuccess: (saved, { ability, on }) => {
      show(saved);
      const named = { name: saved.name, ability: t(`ability.${ability}.name`) };
      toast.success(t(on ? 'permissions.granted' : 'permissions.withdrawn', named));
    },
    onSettled: (_saved, _error, { ability }) => done(ability),
  });
  return {
    saving,
    save: (ability, on) => {
      setSaving((all) => new Map(all).set(ability, on));
      mutate({ ability, on });
    },
  };
}
