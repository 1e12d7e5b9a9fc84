import { OPEN_DATA_COLUMNS, OPEN_DATA_LICENCE, OPEN_DATA_PATH } from "#contract/api/open-data.ts";
import { BRAND } from "#contract/brand.ts";

/** The directory as a file for download: its content and its licence. */
export function OpenData({ publicUrl }: { publicUrl: string }) {
  return (
    <section id="open-data" aria-labelledby="open-data-title" className="article">
      <h2 id="open-data-title">Open data</h2>
      <p>
        The whole directory is one table,{" "}
        <a href={OPEN_DATA_PATH} download className="link wrap-anywhere">
          {OPEN_DATA_PATH}
        </a>
        , in CSV and UTF-8. It is as current as the pages. If it is long, its <code>Link</code> header names
        the next file.
      </p>
      <p>
        Copy it, change it and pass it on, also in a business, under{" "}
        <a href={OPEN_DATA_LICENCE.url} className="link">
          {OPEN_DATA_LICENCE.name}
        </a>
        : say “{BRAND.name}, <span className="wrap-anywhere">{publicUrl}</span>” and what you changed.
      </p>
      <p>
        Email addresses, telephone numbers, whole postcodes, licence numbers and free texts are left out,
        because they can belong to a person, and so are prices that nobody stated. An empty cell means “not
        known”.
      </p>
      <dl className="grid min-w-0 grid-cols-1 gap-1">
        {Object.entries(OPEN_DATA_COLUMNS).map(([column, meaning]) => (
          <div key={column} className="flex flex-wrap gap-x-4">
            <dt className="w-48 max-w-full">
              <code className="font-semibold wrap-anywhere">{column}</code>
            </dt>
            <dd className="min-w-0 flex-1 basis-48 text-ink-soft wrap-anywhere">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
