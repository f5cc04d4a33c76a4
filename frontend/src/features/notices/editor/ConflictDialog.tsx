import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { firstWords } from '#frontend/src/ui/rich-text/first-words.ts';
import { type NoticeValues, payloadOf, valuesOf } from './notice-form.ts';
import type { EditorStart, NoticeWriting } from './use-notice-writing.ts';

interface Props {
  readonly writing: NoticeWriting;
  readonly start: EditorStart;
  /** The values of the fields were replaced. */
  readonly onChosen: () => void;
}

type Compared = Readonly<Record<string, unknown>> & NoticeValues;

/** The notice was changed in between: asks which title and which text stay. Whom it goes to is not compared. */
export function ConflictDialog({ writing, start, onChosen }: Props) {
  const { t } = useTranslation('editor');
  const timeZone = useTimeZone();
  const { form, theirs, store, setNotice, setTheirs, saveDraft } = writing;
  if (!theirs) return null;
  const mine = form.getValues() as NoticeValues;
  const stored = valuesOf({ ...theirs, people: [] }, timeZone);
  const others = {
    ...mine,
    title: stored.title,
    content: stored.content,
    file_ids: stored.file_ids,
  };
  return (
    <CompareDialog<Compared>
      original={{ ...start.values }}
      mine={{ ...mine }}
      theirs={others}
      fields={[
        { name: 'title', label: t('name') },
        { name: 'content', label: t('content'), show: firstWords },
      ]}
      onChoose={(chosen) => {
        store.adopt(theirs.notice, payloadOf(stored));
        setNotice(theirs.notice);
        setTheirs(null);
        form.reset(chosen, { keepDefaultValues: true });
        onChosen();
        void form.attempt(async () => void (await saveDraft()));
      }}
      onCancel={() => setTheirs(null)}
    />
  );
}
