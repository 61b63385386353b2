package web

// Page is one page of a listing, in the specification's envelope. Embed it to add members such as facets.
type Page[T any] struct {
	Data        []T `json:"data" doc:"The items of this page"`
	From        int `json:"from" doc:"Rank of the first item, from 1; 0 when the page is empty"`
	To          int `json:"to" doc:"Rank of the last item; 0 when the page is empty"`
	Total       int `json:"total" doc:"How many items there are on all pages"`
	PageCount   int `json:"pageCount" doc:"How many pages there are"`
	CurrentPage int `json:"currentPage" doc:"The page asked for, from 1"`
}

// NewPage wraps the items of a page (counted from 1) of perPage items out of total. A page beyond the end is empty
// and keeps the true total.
func NewPage[T any](data []T, page, perPage, total int) Page[T] {
	p := Page[T]{Data: List(data), Total: total, CurrentPage: page}
	if perPage > 0 {
		p.PageCount = (total + perPage - 1) / perPage
	}
	if len(data) > 0 {
		p.From = (page-1)*perPage + 1
		p.To = p.From + len(data) - 1
	}
	return p
}
