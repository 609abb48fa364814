export const VERBS = ['publish', 'status', 'history', 'diff', 'rollback', 'verify', 'prune', 'init'] as const
export type Verb = (typeof VERBS)[number]

/** Where the site goes when nothing else is said: a folder that is not kept in git. */
export const HOME = 'live'
/** Builds of each page that a prune leaves. */
export const KEEP = 5

export const USAGE = `Releases single pages of the built site to a live one, and brings them back.

Usage: npm run release -- <verb> [--to <target>] [options]

  init                         begins a site at an empty target; --from-journal rebuilds a lost manifest
  publish <page>… | --all      makes built pages live, all at once; --all brings 404.html and the like too;
                               --new-settings: with another API_BASE, WEREWOLF_BASE or SITE_URL than the live pages have
  status                       what is live, since when, and by whom
  history <page>               its releases, and which can be brought back
  diff <page>                  what publishing it would change
  rollback <page>              makes the build before the live one live again; --to-build ID another
  verify [<page>…]             reads all that is live and holds it against what was published
  prune                        what nobody needs any more; deletes it only with --yes; --keep N builds a page (${KEEP})

  --to <target>    a folder, or s3://bucket/prefix (RELEASE_TARGET, else ${HOME}/)
  --note <text>    why, kept with the release
  --by <name>      who, else RELEASE_BY, else git's user.name
  --commit <id>    of the sources, else git's HEAD
  --dist <folder>  the built site (dist)
  --json           the result as JSON

For s3:// the environment gives AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION and, for a
server other than Amazon's, AWS_ENDPOINT_URL.

Examples:
  export API_BASE=https://api.example.com SITE_URL=https://pages.example.com  # as in every build of this site
  npm run build -- --page warlord/season
  npm run release -- diff warlord/season --to s3://pages/site
  npm run release -- publish warlord/season --to s3://pages/site --note "new rewards"
  npm run release -- rollback warlord/season --to s3://pages/site --note "wrong prices"

Ends with 0 when it is done, 1 when the target failed or refused, 2 for a command that cannot be run, 3 when somebody
else was faster, 4 when the target or the built site is not in order. Only 0 of publish, rollback and prune changed it
for certain; a failure says whether anything changed.
`
