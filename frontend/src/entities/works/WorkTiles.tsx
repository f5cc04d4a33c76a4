import { paths } from '#frontend/src/lib/paths.ts';
import type { WorkDto } from '#shared/works/fields.ts';
import { WorkGrid } from './WorkGrid.tsx';
import { WorkState } from './WorkState.tsx';
import { WorkTile } from './WorkTile.tsx';

interface Props {
  readonly label: string;
  readonly works: readonly WorkDto[];
}

/** Works of one person with their states; each opens its page. */
export function WorkTiles({ label, works }: Props) {
  return (
    <WorkGrid label={label}>
      {works.map((work) => (
        <WorkTile
          key={work.id}
          work={work}
          to={paths.work(work.id)}
          line={<WorkState work={work} />}
        />
      ))}
    </WorkGrid>
  );
}
