const query = document.querySelector('#query');
const found = document.querySelector('#found');
const articles = [...document.querySelectorAll('article')];
const groups = [...document.querySelectorAll('[data-group]')];

function search() {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const article of articles) {
    article.hidden = !words.every((word) => article.dataset.search.includes(word));
  }
  for (const group of groups) group.hidden = !group.querySelector('article:not([hidden])');
  const count = articles.filter((article) => !article.hidden).length;
  found.textContent = words.length ? `${count} of ${articles.length} calls` : '';
}

/** An address with a call's name opens that call. */
function openLinked() {
  const article = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (article?.matches('article')) article.querySelector('details').open = true;
}

query.addEventListener('input', search);
addEventListener('hashchange', openLinked);
search();
openLinked();
