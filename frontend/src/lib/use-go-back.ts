import { useNavigate } from 'react-router';

/** How many pages of the application lie behind, as the router notes it in the browser's history. */
const pagesBehind = (): number => Number(window.history.state?.idx ?? 0);

/** Leads to the page that somebody came from; who opened this one directly gets to `otherwise`. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => void (pagesBehind() > 0 ? navigate(-1) : navigate(otherwise));
}
