import AddIcon from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import type { Room } from '#shared/lessons/calendar-calls.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { useChangeSettings } from '../queries.ts';
import type { PlaceControl } from './lesson-form.ts';

interface Props {
  readonly control: PlaceControl;
  readonly rooms: readonly Room[];
  /** The room that the class names, when it is no room of the school. */
  readonly unknown?: string | undefined;
}

const sameName = (name: string) => (room: Room) =>
  room.name.trim().toLowerCase() === name.trim().toLowerCase();

/** Makes a typed name a room of the school: only such rooms are kept from having two lessons at a time. */
function useAddRoom(onAdded: (room: Room) => void) {
  const { t } = useTranslation('lessons');
  const { mutate, isPending } = useChangeSettings(lessons.endpoints.editRoom);
  const add = (name: string) =>
    mutate(
      { name },
      {
        onSuccess: ({ rooms }) => {
          const made = rooms.find(sameName(name));
          if (made) onAdded(made);
          toast.success(t('roomAdded', { name }));
        },
        onError: (error) => toast.failed(error),
      },
    );
  return { add, isPending };
}

/** The room: one of the school, or a typed one that principals can add on the spot. */
export function RoomField({ control, rooms, unknown = '' }: Props) {
  const { t } = useTranslation('lessons');
  const { role } = useSignedIn();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'room_id' });
  const error = useIssueText('room_id', fieldState.error?.message, 'lessons');
  const chosen = rooms.find((room) => room.id === field.value) ?? null;
  const [typed, setTyped] = useState('');
  const { add, isPending } = useAddRoom((room) => field.onChange(room.id));
  // An archived room is offered only where it is the current one.
  const offered = rooms.filter((room) => !room.archived || room.id === field.value);
  const name = (chosen ? '' : typed.trim() || unknown).slice(0, CLASS_LIMITS.roomMax);
  const isNew = name !== '' && !rooms.some(sameName(name));
  const help = error ?? (isNew ? t('roomUnknown', { name }) : undefined);
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {t('room')}
      </FormLabel>
      <Autocomplete
        id={id}
        value={chosen}
        options={offered}
        getOptionKey={(room) => room.id}
        getOptionLabel={(room) => room.name}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        noOptionsText={t('noSuchRoom')}
        // What was typed stays to be seen: a room of that name can be added.
        clearOnBlur={false}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, room) => field.onChange(room?.id ?? '')}
        onBlur={field.onBlur}
        renderInput={(params) => (
          <TextField {...params} placeholder={t('noRoom')} error={error !== undefined} />
        )}
      />
      {help && <FormHelperText>{help}</FormHelperText>}
      {isNew && role === ROLE.principal && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          loading={isPending}
          onClick={() => add(name)}
          sx={{ alignSelf: 'start', maxWidth: '100%' }}
        >
          {t('addRoom', { name })}
        </Button>
      )}
    </FormControl>
  );
}
