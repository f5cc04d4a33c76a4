import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { toError } from '#shared/to-error.ts';
import { type PageSettings, usePageSettings, useSavePage } from '../queries.ts';

/** What is edited together. */
export type PageDraft = Pick<PageSettings, 'rev' | 'off' | 'works' | 'photos' | 'courses'>;

const toDraft = ({ rev, off, works, photos, courses }: PageSettings): PageDraft => ({
  rev,
  off,
  works,
  photos,
  courses,
});

interface Options {
  readonly settings: PageSettings;
  readonly onDirty: (dirty: boolean) => void;
}

/** The draft of the page's settings, saved as a whole; based on the revision that was loaded. */
export function usePageForm({ settings, onDirty }: Options) {
  const { t } = useTranslation('institutions');
  const { mutateAsync, isPending } = useSavePage();
  const { refetch } = usePageSettings();
  const [draft, setDraft] = useState(() => toDraft(settings));
  const [problem, setProblem] = useState<Error | null>(null);
  const change = (part: Partial<PageDraft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    onDirty(true);
  };
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblem(null);
    try {
      const { photos, courses, ...rest } = draft;
      const { rev } = await mutateAsync({
        ...rest,
        photos: photos.map(({ key, alt }) => ({ key, alt })),
        courses: courses.map(({ id, ages, text }) => ({ id, ages, text })),
      });
      setDraft((before) => ({ ...before, rev }));
      onDirty(false);
      toast.success(t('saved'));
    } catch (error) {
      setProblem(toError(error));
    }
  }
  async function discardOwn(): Promise<void> {
    const { data } = await refetch();
    if (!data) return;
    setDraft(toDraft(data));
    setProblem(null);
    onDirty(false);
  }
  return { draft, change, save, discardOwn, problem, saving: isPending };
}
