import Paper from '@mui/material/Paper';
import type { SxProps } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactElement, ReactNode } from 'react';

interface Props<Name extends string> {
  readonly tabs: readonly Name[];
  readonly tab: Name;
  readonly onTab: (tab: Name) => void;
  readonly labelOf: (tab: Name) => ReactNode;
  /** Before the label. */
  readonly iconOf?: (tab: Name) => ReactElement;
  /** Of the tabs as a whole. */
  readonly label?: string;
  /** Below the tabs. */
  readonly gap?: SxProps;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** The tabs of a page, and the panel of the one that is chosen. */
export function TabbedPanel<Name extends string>(props: Props<Name>) {
  const { tabs, tab, onTab, labelOf, iconOf, label, gap = { mb: 2 }, children } = props;
  return (
    <>
      <Paper sx={gap}>
        <Tabs
          value={tab}
          onChange={(_, next: Name) => onTab(next)}
          variant="scrollable"
          aria-label={label}
        >
          {tabs.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`tab-${name}`}
              {...(name === tab && { 'aria-controls': `panel-${name}` })}
              label={labelOf(name)}
              {...(iconOf && {
                icon: iconOf(name),
                iconPosition: 'start',
                sx: ({ layout }) => ({ minHeight: layout.bottomBar }),
              })}
            />
          ))}
        </Tabs>
      </Paper>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {children}
      </div>
    </>
  );
}
