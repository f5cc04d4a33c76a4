import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import highlighter from 'highlight.js/lib/core';
import python from 'highlight.js/lib/languages/python';
import { useEffect, useRef } from 'react';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { useText } from './use-file.ts';

interface Props {
  readonly title: string;
  readonly url: string;
}

highlighter.registerLanguage('python', python);

const looks = ({ vars, typography }: Theme) => ({
  m: 0,
  p: 2,
  overflow: 'auto',
  maxHeight: '75vh',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontSize: typography.body1.fontSize,
  tabSize: 4,
  '& .hljs-comment, & .hljs-meta': { color: vars?.palette.text.secondary },
  '& .hljs-keyword, & .hljs-literal': { color: vars?.palette.secondary.main, fontWeight: 700 },
  '& .hljs-string': { color: vars?.palette.success.main },
  '& .hljs-number': { color: vars?.palette.warning.main },
  '& .hljs-title, & .hljs-built_in': { color: vars?.palette.primary.main },
});

/** A Python file, in colours, as text: nothing of it runs. */
export function PythonView({ title, url }: Props) {
  const { data, error, refetch } = useText(url);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || data === undefined) return;
    element.textContent = data;
    element.removeAttribute('data-highlighted');
    highlighter.highlightElement(element);
  }, [data]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoading />;
  return (
    <Box component="pre" tabIndex={0} role="region" aria-label={title} sx={looks}>
      <code ref={ref} className="language-python" />
    </Box>
  );
}
