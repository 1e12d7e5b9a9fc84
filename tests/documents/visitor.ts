import { type PageForm, postForms } from "./page-forms.ts";

interface VisitedPage {
  /** The method, the path and the status, such as "POST /quote (400)". */
  name: string;
  /** The path and query. */
  path: string;
  status: number;
  html: string;
}

/** Values to enter, by the name of the field. A list gives one field several values. */
type Typed = Record<string, string | readonly string[]>;

const MAX_REDIRECTS = 5;

/** The buttons whose text matches, with their forms. */
const buttonsOf = ({ html }: VisitedPage, text: RegExp) =>
  postForms(html).flatMap((form) =>
    form.buttons.filter((button) => text.test(button.text.trim())).map((button) => ({ form, button })),
  );

function filledIn({ fields }: PageForm, typed: Typed): [string, string][] {
  const values = Object.entries(typed).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return [...fields.filter(([name]) => !(name in typed)), ...values];
}

/** A browser without script: it keeps cookies, follows redirects and sends forms. It records every visited page. */
export function createVisitor(origin: string) {
  const cookies = new Map<string, string>();
  const pages: VisitedPage[] = [];

  async function request(path: string, init: RequestInit = {}, redirects = 0): Promise<VisitedPage> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(origin + path, { ...init, redirect: "manual", headers: { cookie, origin } });
    for (const header of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
    }
    const target = response.headers.get("location");
    if (target !== null && redirects < MAX_REDIRECTS) {
      const { pathname, search } = new URL(target, origin + path);
      return request(pathname + search, {}, redirects + 1);
    }
    const html = await response.text();
    const name = `${init.method ?? "GET"} ${path} (${response.status})`;
    const page: VisitedPage = { name, path, status: response.status, html };
    pages.push(page);
    return page;
  }

  return {
    pages,
    open: (path: string) => request(path),
    /** Fills in the form of the button with this text, and presses the button. */
    async press(page: VisitedPage, text: RegExp, typed: Typed = {}): Promise<VisitedPage> {
      const [found] = buttonsOf(page, text);
      if (!found) throw new Error(`${page.name} has no button ${text} in a form`);
      const { form, button } = found;
      const pressed: [string, string][] = button.name ? [[button.name, button.value]] : [];
      const body = new URLSearchParams([...filledIn(form, typed), ...pressed]);
      const action = new URL(form.action || page.path, origin + page.path);
      return request(action.pathname + action.search, { method: "POST", body });
    },
  };
}
