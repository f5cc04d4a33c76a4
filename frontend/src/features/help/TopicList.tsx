import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { toTopic } from './Article.tsx';
import { type HelpPage, summaryOf } from './page.ts';

interface Props {
  readonly title: string;
  readonly pages: readonly HelpPage[];
  readonly current: HelpPage | undefined;
  /** With the first sentences of each. */
  readonly withSummary?: boolean;
}

/** Pages of the help as links. */
export function TopicList({ title, pages, current, withSummary = false }: Props) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography
        id={id}
        variant="body2"
        component="h2"
        color="textSecondary"
        sx={{ px: 2, pt: 1 }}
      >
        {title}
      </Typography>
      <List disablePadding>
        {pages.map((page) => (
          <ListItem key={page.id} disablePadding>
            <ListItemButton
              component={Link}
              to={toTopic(page.id)}
              selected={page.id === current?.id}
              aria-current={page.id === current?.id ? 'page' : undefined}
            >
              <ListItemText
                primary={page.title}
                {...(withSummary && {
                  secondary: summaryOf(page),
                  slotProps: { secondary: { noWrap: true } },
                })}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </section>
  );
}
