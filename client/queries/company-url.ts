import { queryString } from "./request.ts";

/** Where the visitor searched. */
export interface SearchedArea {
  location?: string | undefined;
  radius?: number | undefined;
}

export const searchedAreaIn = (params: URLSearchParams): SearchedArea => ({
  location: params.get("location")?.trim() || undefined,
  radius: Number(params.get("radius")) || undefined,
});

/** A company's page, which passes the searched area on to the quote form. */
export const companyUrl = (id: number, { location, radius }: SearchedArea): `/${string}` =>
  `/company/${id}${location ? queryString({ location, radius }) : ""}`;

/** The quote form for one company and the searched area, or its own town. */
export const quoteUrl = (company: { id: number; location: string }, { location, radius }: SearchedArea) =>
  `/quote${queryString({
    companies: company.id,
    location: location || company.location,
    radius: location ? radius : undefined,
  })}`;
