import type { CSSProperties, ReactNode } from 'react';
import { PersonAvatar } from '../PersonAvatar.tsx';

interface Props {
  readonly name: string;
  readonly picture: string;
  /** Another name, in small letters below. */
  readonly caption?: string | undefined;
  /** What stands behind the name. */
  readonly children?: ReactNode;
}

const LINE: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--mui-spacing)',
  minWidth: 0,
};
/** Long names are cut in tables and wrapped on cards. */
const TEXT: CSSProperties = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
};
const CAPTION: CSSProperties = {
  ...TEXT,
  font: 'var(--mui-font-caption)',
  color: 'var(--mui-palette-text-secondary)',
};

/** A person in a list. Plain elements, since one per row is rendered at every key of a search. */
export function PersonCell({ name, picture, caption, children }: Props) {
  return (
    <div style={LINE}>
      <PersonAvatar name={name} picture={picture} size="small" />
      <div style={{ minWidth: 0 }}>
        <div style={TEXT} title={name}>
          {name}
        </div>
        {caption && (
          <div data-caption style={CAPTION} title={caption}>
            {caption}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
