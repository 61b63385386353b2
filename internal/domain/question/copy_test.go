package question_test

import (
	"testing"

	"rangrue/internal/domain/question"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestACopyOfOnesQuestions(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		c := newCounter(t, d)
		c.ask("Cette tasse passe-t-elle au lave-vaisselle?")
		mine, err := c.service.Export(t.Context(), c.jonathan)
		if list := mine.([]question.Asked); err != nil || len(list) != 1 || list[0].ProductID != c.mug ||
			!list[0].CreatedAt.Equal(c.At) {
			t.Errorf("%+v, %v", mine, err)
		}
		if none, err := c.service.Export(t.Context(), "personne"); err != nil || len(none.([]question.Asked)) != 0 {
			t.Errorf("%+v, %v", none, err)
		}
	})
}
