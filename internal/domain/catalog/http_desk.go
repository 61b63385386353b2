package catalog

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// DeskRoutes registers the console's calls about the tree of categories and the words of options.
func (s *Service) DeskRoutes(d operator.Desk) {
	need := operator.EditCategories
	none := web.Status(http.StatusNoContent)
	operator.Get(d, "/categories", "The tree of categories", need, s.getTree)
	operator.Post(d, "/categories", "Add a category", need, s.postCategory, web.Status(http.StatusCreated))
	operator.Route(d, huma.Operation{Method: http.MethodPatch, Path: "/categories/{categoryId}",
		Summary: "Rename, move or illustrate a category"}, need, s.patchCategory, none)
	operator.Post(d, "/categories/{categoryId}/merge", "Merge a category into another", need, s.postMerge)
	operator.Route(d, huma.Operation{Method: http.MethodDelete, Path: "/categories/{categoryId}",
		Summary: "Remove an empty category"}, need, s.deleteTreeCategory, none)
	operator.Get(d, "/variant-types", "The words of options, hidden ones included", need, s.getTypes)
	operator.Post(d, "/variant-types", "Add a word", need, s.postType, web.Status(http.StatusNoContent))
	operator.Route(d, huma.Operation{Method: http.MethodPatch, Path: "/variant-types/{variantTypeId}",
		Summary: "Rename or hide a word, or add values to it"}, need, s.patchType, none)
}

// TreeCategory is a category as the console shows it.
type TreeCategory struct {
	CategoryWire
	Types []string `json:"variantTypes" doc:"Codes of the options suggested for its products" nullable:"false"`
	Empty bool     `json:"empty" doc:"Neither products nor subcategories: it can be removed"`
}

type treeOutput struct {
	Body struct {
		Revision int64          `json:"revision" doc:"Sent back with an edit"`
		Data     []TreeCategory `json:"data" nullable:"false"`
	}
}

func (s *Service) getTree(ctx context.Context, _ *struct{}) (*treeOutput, error) {
	out := &treeOutput{}
	var err error
	if out.Body.Revision, err = readRevision(ctx, s.db); err != nil {
		return nil, err
	}
	flat, err := s.getCategories(ctx, &categoriesInput{Counts: true})
	if err != nil {
		return nil, err
	}
	full, err := categoriesWithProducts(ctx, s.db)
	if err != nil {
		return nil, err
	}
	types, err := suggestedTypes(ctx, s.db)
	out.Body.Data = make([]TreeCategory, len(flat.Body))
	for i, c := range flat.Body {
		out.Body.Data[i] = TreeCategory{CategoryWire: c, Types: web.List(types[c.ID]),
			Empty: len(c.Children) == 0 && !full[c.ID]}
	}
	return out, err
}

type createInput struct {
	Body struct {
		Revision int64  `json:"revision"`
		ParentID string `json:"parentId,omitempty" doc:"Empty: a top"`
		Name     string `json:"name" maxLength:"200"`
		Slug     string `json:"slug,omitempty" maxLength:"200" doc:"Empty: made from the name"`
	}
}

type createOutput struct {
	Body struct {
		ID string `json:"id"`
	}
}

func (s *Service) postCategory(ctx context.Context, in *createInput) (*createOutput, error) {
	made, err := s.AddCategory(ctx, in.Body.Revision, Category{ParentID: in.Body.ParentID,
		Name: check.Line(in.Body.Name), Slug: in.Body.Slug})
	out := &createOutput{}
	out.Body.ID = made.ID
	return out, err
}

type patchInput struct {
	ID   string `path:"categoryId" maxLength:"64"`
	Body struct {
		Revision   int64     `json:"revision"`
		Name       *string   `json:"name,omitempty" maxLength:"200"`
		Slug       *string   `json:"slug,omitempty" maxLength:"200" doc:"Empty: made from the name"`
		ParentID   *string   `json:"parentId,omitempty" doc:"Empty: a top"`
		Index      *int      `json:"index,omitempty" doc:"Place among its siblings, from 0"`
		PictureKey *string   `json:"pictureKey,omitempty" doc:"Key of a photograph sent before; empty: no picture"`
		PictureAlt string    `json:"pictureAlt,omitempty" maxLength:"300"`
		Types      *[]string `json:"variantTypes,omitempty" maxItems:"20"`
	}
}

var textPictureKey = problem.Say("Cette image n’a pas été reçue. Envoyez-la de nouveau.",
	"This picture was not received. Send it again.")

func (s *Service) patchCategory(ctx context.Context, in *patchInput) (*struct{}, error) {
	b := in.Body
	edit := CategoryEdit{Name: b.Name, Slug: b.Slug, ParentID: b.ParentID, Index: b.Index, Types: b.Types}
	if b.PictureKey != nil {
		sent, err := s.pictureOf(ctx, *b.PictureKey)
		if err != nil {
			return nil, err
		}
		sent.Alt = check.Line(b.PictureAlt)
		edit.Picture = &sent
	}
	return nil, s.EditCategory(ctx, b.Revision, in.ID, edit)
}

// pictureOf is a photograph that the operator sent; none for an empty key.
func (s *Service) pictureOf(ctx context.Context, key string) (picture.Picture, error) {
	if key == "" {
		return picture.Picture{}, nil
	}
	who, _ := operator.From(ctx)
	sent, found, err := s.Uploaded(ctx, who.UserID, key)
	if err == nil && !found {
		err = check.Refuse(*check.Fail("pictureKey", "unknown_picture", textPictureKey))
	}
	return sent, err
}

type mergeInput struct {
	ID   string `path:"categoryId" maxLength:"64"`
	Body struct {
		Revision int64  `json:"revision"`
		IntoID   string `json:"intoId" maxLength:"64"`
	}
}

type mergeOutput struct {
	Body struct {
		Products int `json:"products" doc:"How many moved"`
	}
}

func (s *Service) postMerge(ctx context.Context, in *mergeInput) (*mergeOutput, error) {
	moved, err := s.MergeCategory(ctx, in.Body.Revision, in.ID, in.Body.IntoID)
	out := &mergeOutput{}
	out.Body.Products = moved
	return out, err
}

type deleteInput struct {
	ID       string `path:"categoryId" maxLength:"64"`
	Revision int64  `query:"revision"`
}

func (s *Service) deleteTreeCategory(ctx context.Context, in *deleteInput) (*struct{}, error) {
	return nil, s.RemoveCategory(ctx, in.Revision, in.ID)
}

// TypeWire is a word of options as the console shows it.
type TypeWire struct {
	VariantType
	Hidden bool `json:"hidden" doc:"No longer suggested to shops"`
}

type typesOutput struct {
	Body struct {
		Data []TypeWire `json:"data" nullable:"false"`
	}
}

func (s *Service) getTypes(ctx context.Context, _ *struct{}) (*typesOutput, error) {
	types, err := s.allVariantTypes(ctx)
	out := &typesOutput{}
	out.Body.Data = make([]TypeWire, len(types))
	for i, t := range types {
		out.Body.Data[i] = TypeWire{VariantType: t, Hidden: t.hidden}
	}
	return out, err
}

type typeInput struct {
	Body struct {
		Name   string   `json:"name" maxLength:"200"`
		Values []string `json:"values,omitempty" maxItems:"100"`
	}
}

func (s *Service) postType(ctx context.Context, in *typeInput) (*struct{}, error) {
	return nil, s.AddVariantType(ctx, in.Body.Name, in.Body.Values)
}

type typePatch struct {
	ID   string `path:"variantTypeId" maxLength:"64"`
	Body struct {
		TypeState
		Was    TypeState `json:"was" doc:"The word as it was read; one that changed since is refused with 409"`
		Values []string  `json:"values,omitempty" maxItems:"100" doc:"To add"`
	}
}

func (s *Service) patchType(ctx context.Context, in *typePatch) (*struct{}, error) {
	return nil, s.EditVariantType(ctx, in.ID, in.Body.Was, in.Body.TypeState, in.Body.Values)
}
