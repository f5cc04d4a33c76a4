import { LANGUAGE_KEY } from '#shared/languages.ts';

/** Programs that read pages for others: they get each language by its own address. */
const PROGRAMS = 'bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse';

/**
 * The only script of the pages that tell of the service. Nothing on them waits for it.
 * - An address that names no language goes on to the one that the visitor has chosen before, or that the browser asks
 *   for; a link to a language is remembered as a choice.
 * - When the page has been seen, it asks for what only the server knows: what is announced, whether there are demo
 *   accounts, the phone of the service, the running version.
 */
export const SITE_SCRIPT = `(function(){
var d=document,html=d.documentElement,own=html.dataset.language,page=html.dataset.page,key='${LANGUAGE_KEY}';
var path=location.pathname.toLowerCase().replace(/\\/$/,''),chosen;
try{chosen=localStorage.getItem(key)}catch(_){}
function languageOf(tag){tag=tag.toLowerCase();if(/^zh-(hant|tw|hk|mo)/.test(tag))return 'cht';if(/^zh/.test(tag))return 'zh';if(/^en/.test(tag))return 'en'}
if(path===page&&!/${PROGRAMS}/i.test(navigator.userAgent)){
var wanted=/^(zh|cht|en)$/.test(chosen||'')?chosen:(navigator.languages||[]).map(languageOf).filter(Boolean)[0]||own;
if(wanted!==own){location.replace(page+'/'+wanted+location.search+location.hash);return}
}
d.addEventListener('click',function(event){
var link=event.target.closest('a[data-language]');if(!link)return;
var language=link.dataset.language;
try{localStorage.setItem(key,language)}catch(_){}
d.cookie=key+'='+language+'; Path=/; Max-Age=31536000; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'');
});
function call(path,method){return fetch('/api/'+path,{method:method||'POST',headers:{lang:own,authorization:'0'},body:method?undefined:new URLSearchParams()}).then(function(r){return r.json()}).then(function(a){if(a.code!==1)throw a;return a.data})}
function all(name){return Array.from(d.querySelectorAll('[data-'+name+']'))}
function safe(link){if(link.indexOf(page+'#')===0)return link.slice(page.length);return /^(\\/(?!\\/)|https:\\/\\/)/.test(link)?link:page}
function put(element,tag,text){var e=d.createElement(tag);e.textContent=text;element.append(e)}
function refresh(){
var banners=d.querySelector('[data-banners]');
if(banners)call('index/return_banner').then(function(data){
var old=all('banner').map(function(e){return e.dataset.banner}).join();
if(data.list.map(function(b){return b.id}).join()===old&&!data.list.some(function(b){return b.picture}))return all('banner').forEach(function(e,i){
e.querySelector('b').textContent=data.list[i].title;e.querySelector('span').textContent=data.list[i].text;e.href=safe(data.list[i].link)});
banners.replaceChildren.apply(banners,data.list.map(function(b){
var item=d.createElement('li'),link=d.createElement('a');link.href=safe(b.link);link.dataset.banner=b.id;
if(b.picture){var image=d.createElement('img');image.src=b.picture;image.alt='';link.append(image)}
put(link,'b',b.title);put(link,'span',b.text);item.append(link);return item}))
}).catch(function(){});
if(all('demo').length)call('index/return_webconfig').then(function(data){if(data.demo)all('demo').forEach(function(e){e.hidden=false})}).catch(function(){});
if(all('tel').length)call('index/tel').then(function(data){if(!data.tel)return;all('tel').forEach(function(e){e.hidden=false;var a=e.querySelector('a');a.href='tel:'+data.tel;a.textContent=data.tel})}).catch(function(){});
if(all('version').length)call('web/get_version_info','GET').then(function(data){if(data.version)all('version').forEach(function(e){e.textContent=[data.version,data.commit].filter(Boolean).join(' · ')})}).catch(function(){})
}
addEventListener('load',function(){(window.requestIdleCallback||setTimeout)(refresh)})
})()`;
