package headless

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"

	"rangrue/internal/domain/content"
)

const (
	perPage   = 100
	maxPages  = 20
	maxAnswer = 16 << 20
)

// entryList is a list of entries with what they link to.
type entryList struct {
	Total    int     `json:"total"`
	Items    []entry `json:"items"`
	Includes struct {
		Entry []entry `json:"Entry"`
		Asset []asset `json:"Asset"`
	} `json:"includes"`
}

type sys struct {
	ID        string `json:"id"`
	Type      string `json:"type"`
	LinkType  string `json:"linkType"`
	CreatedAt string `json:"createdAt"`
	UpdatedAt string `json:"updatedAt"`
}

type entry struct {
	Sys    sys                        `json:"sys"`
	Fields map[string]json.RawMessage `json:"fields"`
}

type asset struct {
	Sys    sys `json:"sys"`
	Fields struct {
		Title       string `json:"title"`
		Description string `json:"description"`
		File        struct {
			URL     string `json:"url"`
			Details struct {
				Image struct {
					Width  int `json:"width"`
					Height int `json:"height"`
				} `json:"image"`
			} `json:"details"`
		} `json:"file"`
	} `json:"fields"`
}

// link names an entry or a file elsewhere in the answer.
type link struct {
	Sys sys `json:"sys"`
}

func (b *Blog) fetchAll(ctx context.Context) ([]content.Article, error) {
	all := []content.Article{}
	for page := range maxPages {
		got, err := b.ask(ctx, url.Values{"limit": {strconv.Itoa(perPage)}, "skip": {strconv.Itoa(page * perPage)}})
		if err != nil {
			return nil, err
		}
		for _, item := range got.Items {
			article, err := read(item, got)
			if err != nil { // one entry half written must not empty the blog
				b.Log.WarnContext(ctx, "an entry of the content service is not shown", "entry", item.Sys.ID, "error",
					err)
				continue
			}
			all = append(all, article)
		}
		if len(got.Items) == 0 || (page+1)*perPage >= got.Total {
			break
		}
	}
	newestFirst(all)
	return all, nil
}

func (b *Blog) fetchOne(ctx context.Context, name string) (content.Article, error) {
	got, err := b.ask(ctx, url.Values{"fields.slug": {name}, "limit": {"1"}})
	if err != nil {
		return content.Article{}, err
	}
	if len(got.Items) == 0 {
		return content.Article{}, content.ErrNoArticle
	}
	article, err := read(got.Items[0], got)
	if err != nil {
		b.Log.WarnContext(ctx, "an entry of the content service is not shown", "entry", got.Items[0].Sys.ID, "error",
			err)
		return content.Article{}, content.ErrNoArticle
	}
	return article, nil
}

// ask reads entries. The token travels in a header, where no log of addresses keeps it.
func (b *Blog) ask(ctx context.Context, query url.Values) (got entryList, err error) {
	query.Set("content_type", contentType)
	query.Set("include", "2")
	address := fmt.Sprintf("%s/spaces/%s/environments/%s/entries?%s", b.URL, url.PathEscape(b.Space),
		url.PathEscape(b.Environment), query.Encode())
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return got, err
	}
	request.Header.Set("Authorization", "Bearer "+b.Token)
	response, err := b.client.Do(request)
	if err != nil {
		return got, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return got, fmt.Errorf("headless: status %d", response.StatusCode)
	}
	if err := json.NewDecoder(http.MaxBytesReader(nil, response.Body, maxAnswer)).Decode(&got); err != nil {
		return got, fmt.Errorf("headless: read the answer: %w", err)
	}
	if got.Items == nil {
		return got, errors.New("headless: the answer holds no list")
	}
	return got, nil
}
