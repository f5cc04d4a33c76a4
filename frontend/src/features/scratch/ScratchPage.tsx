import { useParams, useSearchParams } from 'react-router';
import { NEW } from '#frontend/src/lib/paths.ts';
import { BegunProject } from './BegunProject.tsx';
import { EditorScreen } from './EditorScreen.tsx';
import { NewProject } from './NewProject.tsx';

export default function ScratchPage() {
  const { id = NEW } = useParams();
  const [asked] = useSearchParams();
  if (id !== NEW) return <EditorScreen id={id} />;
  for (const kind of ['template', 'copy'] as const) {
    const from = asked.get(kind);
    if (from) return <BegunProject source={{ kind, id: from }} />;
  }
  return <NewProject />;
}
