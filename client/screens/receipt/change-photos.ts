import type { ActionArgs, LoaderArgs, LoaderResult } from "#client/page.ts";
import { isPictureProblem, PICTURE_PROBLEMS } from "#contract/pictures.ts";

export const isAboutPhotos = (form: FormData): boolean => /-photos?$/.test(String(form.get("intent")));

/** Adds or removes photos of the request. */
export async function changePhotos({
  form,
  params: { token = "" },
  services: { photos },
}: ActionArgs): Promise<LoaderResult> {
  if (form.get("intent") === "remove-photo") {
    await photos.remove(token, Number(form.get("photoId")) || 0);
    return { redirect: `/receipt/${token}#photos` };
  }
  const problems = await photos.add(token, form);
  if (!problems) return { status: 404 };
  const [problem] = problems;
  return { redirect: `/receipt/${token}${problem ? `?photo=${problem}` : ""}#photos` };
}

/** Why a photo was not taken, for the page after it was sent. */
export function photoProblem({ url }: LoaderArgs): string | undefined {
  const problem = url.searchParams.get("photo");
  return isPictureProblem(problem) ? PICTURE_PROBLEMS[problem] : undefined;
}
