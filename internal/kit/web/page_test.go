package web_test

import (
	"encoding/json"
	"testing"

	"rangrue/internal/kit/web"
)

func TestAPageCountsFromOne(t *testing.T) {
	for _, c := range []struct {
		name                 string
		data                 []int
		page, perPage, total int
		want                 string
	}{
		{"first", []int{1, 2}, 1, 2, 5, `{"data":[1,2],"from":1,"to":2,"total":5,"pageCount":3,"currentPage":1}`},
		{"last, half full", []int{5}, 3, 2, 5, `{"data":[5],"from":5,"to":5,"total":5,"pageCount":3,"currentPage":3}`},
		{"beyond the end", nil, 9, 2, 5, `{"data":[],"from":0,"to":0,"total":5,"pageCount":3,"currentPage":9}`},
		{"of nothing", nil, 1, 20, 0, `{"data":[],"from":0,"to":0,"total":0,"pageCount":0,"currentPage":1}`},
	} {
		got, _ := json.Marshal(web.NewPage(c.data, c.page, c.perPage, c.total))
		if string(got) != c.want {
			t.Errorf("%s: %s; want %s", c.name, got, c.want)
		}
	}
}
