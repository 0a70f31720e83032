import type { documents as mn } from '../../mn/frame/documents';
import type { Same } from '../../Same';

/** The reader of documents. */
export const documents = {
  documents: {
    files: 'Files',
    page: 'Page %{page}/%{of}',
    previous: 'Previous page (←)',
    next: 'Next page (→)',
    zoom: 'Zoom in',
    seen: '%{seen}/%{of} viewed',
    all_seen: 'All viewed',
    opening: 'Opening the document',
    failed: 'The document could not be opened.',
    retry: 'Open again',
    download: 'Download',
    no_address: 'The file was not saved.',
    page_image: '%{name}, page %{page}',
  },
} satisfies Same<typeof mn>;
