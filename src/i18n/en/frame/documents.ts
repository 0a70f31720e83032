import type { documents as mn } from '../../mn/frame/documents';
import type { Same } from '../../Same';

/** The reader of documents. */
export const documents = {
  documents: {
    files: 'Files',
    page: 'Page %{page}/%{of}',
    previous: 'Previous page (←)',
    next: 'Next page (→)',
    zoom: 'Enlarge',
    seen: '%{seen}/%{of} seen',
    all_seen: 'All seen',
    opening: 'The document is being opened',
    failed: 'The document could not be opened.',
    retry: 'Open again',
    download: 'Download',
    no_address: 'The file was not kept.',
    page_image: '%{name}, page %{page}',
  },
} satisfies Same<typeof mn>;
