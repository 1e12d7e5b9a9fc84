/** The sources of the map data. The licences of the motorways and of the names require that the page names their sources. */
export const MapCredits = () => (
  <p className="text-xs text-muted">
    Coast: Natural Earth. Motorways: contains OS data © Crown copyright and database right 2024. Names:
    GeoNames (CC BY 4.0). Positions and areas are approximate.
  </p>
);
